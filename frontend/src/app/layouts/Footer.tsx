import { Link } from 'react-router';
import { company } from '@shlyah/domain';
import { paths } from '../../paths';
import { Logo } from '../../ui/brand/Logo';
import { Icon } from '../../ui/icons/Icon';
import { Prose } from '../../ui/Prose';
import styles from './Footer.module.css';
import { mainMenu } from './nav';

const { legalAddress, postalAddress } = company;

/** The menu once more, contacts, registration data, social links; plain text that can be copied and printed. */
export function Footer() {
  return (
    <Prose>
      <footer className={styles.footer}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo />
            <p>{company.slogan}</p>
            <ul className={styles.social}>
              {company.social.map(({ id, label, href }) => (
                <li key={id}>
                  <a href={href} rel="noreferrer">
                    <Icon name={id} />
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label="Меню внизу страницы">
            <h2 className={styles.title}>Разделы</h2>
            <ul className={styles.list}>
              {mainMenu.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li>
                <Link to={paths.map}>Пункты самовывоза</Link>
              </li>
              <li>
                <Link to={paths.reference}>Справочная информация</Link>
              </li>
            </ul>
          </nav>
          <div>
            <h2 className={styles.title}>Связаться</h2>
            <ul className={styles.list}>
              {company.phones.map(({ text, href }) => (
                <li key={href}>
                  <a href={href} className="tabular">
                    {text}
                  </a>
                </li>
              ))}
              {company.emails.map(({ text, href }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
            <p className={styles.hours}>
              Консультации по телефону: {company.hours.phone}. Заказы онлайн: {company.hours.online}.
            </p>
          </div>
          <div>
            <h2 className={styles.title}>Реквизиты</h2>
            <p>{company.legalName}</p>
            <p>УНП {company.registration.unp}</p>
            <p>
              Юридический адрес: {legalAddress.postcode}, г. {legalAddress.city}, {legalAddress.street}
            </p>
            <p>
              Почтовый адрес: {postalAddress.postcode}, г. {postalAddress.city}, {postalAddress.street}
            </p>
          </div>
        </div>
        <p className={styles.last}>
          © {company.copyright} {company.legalName}. {company.registration.text}.
        </p>
      </footer>
    </Prose>
  );
}
