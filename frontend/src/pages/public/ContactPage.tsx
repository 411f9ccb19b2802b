import { formatIban, phoneHref, socialLinks } from '@shlyah/domain';
import { useCompany } from '../../features/company/useCompany';
import { Icon } from '../../ui/icons/Icon';
import { DefinitionList } from '../../ui/layout/DefinitionList';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import styles from './ContactPage.module.css';

/** How to reach the company, and its registration data for contracts and invoices. */
export default function ContactPage() {
  const company = useCompany();
  return (
    <Prose>
      <div className={page.wrap}>
        <h1>Позвоните или напишите — ответит человек</h1>
        <p className={page.lead}>Консультации по телефону {company.hours}. Заказы онлайн круглосуточно.</p>
        <div className={styles.columns}>
          <section aria-labelledby="phones">
            <h2 id="phones">Телефоны</h2>
            <ul className={styles.list}>
              {company.phones.map(({ label, phone }) => (
                <li key={phone}>
                  <a href={phoneHref(phone)} className={styles.phone}>
                    {phone}
                  </a>
                  {label && <span className={styles.note}>{label}</span>}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="mail">
            <h2 id="mail">Почта и мессенджеры</h2>
            <ul className={styles.list}>
              <li>
                <a href={`mailto:${company.email}`}>{company.email}</a>
                <span className={styles.note}>Заказы и вопросы</span>
              </li>
              {company.contractsEmail && (
                <li>
                  <a href={`mailto:${company.contractsEmail}`}>{company.contractsEmail}</a>
                  <span className={styles.note}>Договоры и счета</span>
                </li>
              )}
              {socialLinks(company).map(({ id, label, href }) => (
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
                { term: 'УНП', value: <span className="tabular">{company.unp}</span> },
                ...(company.registration ? [{ term: 'Регистрация', value: company.registration }] : []),
                { term: 'Юридический адрес', value: company.legalAddress },
                { term: 'Почтовый адрес', value: company.postalAddress ?? company.legalAddress },
                {
                  term: 'Расчётный счёт',
                  value: <span className="tabular">{formatIban(company.account)}</span>,
                },
                { term: 'Банк', value: `${company.bank}, БИК ${company.bic}` },
              ]}
            />
          </section>
        </div>
      </div>
    </Prose>
  );
}
