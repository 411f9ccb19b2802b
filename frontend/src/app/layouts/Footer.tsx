import { Link } from 'react-router';
import { phoneHref, socialLinks } from '@shlyah/domain';
import { useCompany } from '../../features/company/useCompany';
import { paths } from '../../paths';
import { Logo } from '../../ui/brand/Logo';
import { Icon } from '../../ui/icons/Icon';
import { Prose } from '../../ui/Prose';
import styles from './Footer.module.css';
import { mainMenu } from './nav';

/** The menu once more, contacts, registration data, social links; plain text that can be copied and printed. */
export function Footer() {
  const company = useCompany();
  return (
    <Prose>
      <footer className={styles.footer}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo name={company.name} />
            {company.slogan && <p>{company.slogan}</p>}
            <ul className={styles.social}>
              {socialLinks(company).map(({ id, label, href }) => (
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
                <a href={paths.tracking}>Отследить посылку</a>
              </li>
              <li>
                <Link to={paths.map}>Пункты самовывоза</Link>
              </li>
              <li>
                <Link to={paths.reference}>Справочная информация</Link>
              </li>
              <li>
                <Link to={paths.privacy}>Персональные данные</Link>
              </li>
              <li>
                <a href={paths.developers}>Разработчикам</a>
              </li>
            </ul>
          </nav>
          <div>
            <h2 className={styles.title}>Связаться</h2>
            <ul className={styles.list}>
              {company.phones.map(({ phone }) => (
                <li key={phone}>
                  <a href={phoneHref(phone)} className="tabular">
                    {phone}
                  </a>
                </li>
              ))}
              {[company.email, company.contractsEmail].map(
                (email) =>
                  email && (
                    <li key={email}>
                      <a href={`mailto:${email}`}>{email}</a>
                    </li>
                  ),
              )}
            </ul>
            <p className={styles.hours}>
              Консультации по телефону: {company.hours}. Заказы онлайн: круглосуточно.
            </p>
          </div>
          <div>
            <h2 className={styles.title}>Реквизиты</h2>
            <p>{company.legalName}</p>
            <p>УНП {company.unp}</p>
            <p>Юридический адрес: {company.legalAddress}</p>
            <p>Почтовый адрес: {company.postalAddress ?? company.legalAddress}</p>
          </div>
        </div>
        <p className={styles.last}>
          © {company.copyright} {company.legalName}. {company.registration && `${company.registration}.`}
        </p>
      </footer>
    </Prose>
  );
}
