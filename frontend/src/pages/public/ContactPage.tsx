import { company } from '@shlyah/domain';
import { Icon } from '../../ui/icons/Icon';
import { DefinitionList } from '../../ui/layout/DefinitionList';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import styles from './ContactPage.module.css';

const { legalAddress, postalAddress, registration, bank } = company;

/** How to reach the company, and its registration data for contracts and invoices. */
export default function ContactPage() {
  return (
    <Prose>
      <div className={page.wrap}>
        <h1>Позвоните или напишите — ответит человек</h1>
        <p className={page.lead}>
          Консультации по телефону {company.hours.phone}. Заказы онлайн {company.hours.online}.
        </p>
        <div className={styles.columns}>
          <section aria-labelledby="phones">
            <h2 id="phones">Телефоны</h2>
            <ul className={styles.list}>
              {company.phones.map(({ label, text, href }) => (
                <li key={href}>
                  <a href={href} className={styles.phone}>
                    {text}
                  </a>
                  <span className={styles.note}>{label}</span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="mail">
            <h2 id="mail">Почта и мессенджеры</h2>
            <ul className={styles.list}>
              {company.emails.map(({ label, text, href }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                  <span className={styles.note}>{label}</span>
                </li>
              ))}
              {company.social.map(({ id, label, href }) => (
                <li key={id} className={styles.social}>
                  <Icon name={id} />
                  <a href={href} rel="noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="details" className={styles.details}>
            <h2 id="details">Реквизиты</h2>
            <DefinitionList
              items={[
                { term: 'Организация', value: company.legalName },
                { term: 'УНП', value: <span className="tabular">{registration.unp}</span> },
                { term: 'Регистрация', value: registration.text },
                {
                  term: 'Юридический адрес',
                  value: `${legalAddress.postcode}, г. ${legalAddress.city}, ${legalAddress.street}`,
                },
                {
                  term: 'Почтовый адрес',
                  value: `${postalAddress.postcode}, г. ${postalAddress.city}, ${postalAddress.street}`,
                },
                { term: 'Расчётный счёт', value: <span className="tabular">{bank.account}</span> },
                { term: 'Банк', value: `${bank.name}, БИК ${bank.bic}` },
              ]}
            />
          </section>
        </div>
      </div>
    </Prose>
  );
}
