import { Link } from 'react-router';
import { mainPhone, phoneHref } from '@shlyah/domain';
import { useCompany } from '../../features/company/useCompany';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/actions/Button';
import { Icon } from '../../ui/icons/Icon';
import type { IconName } from '../../ui/icons/paths';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import styles from './ForBusiness.module.css';

const gains: readonly [icon: IconName, title: string, text: string][] = [
  [
    'contract',
    'Договор',
    'Реквизиты заполняются один раз в кабинете. Договор по ним готовит система, менеджер проверяет и подписывает.',
  ],
  [
    'document',
    'Документы к каждому заказу',
    'Заявка с местами, весом и номерами ТТН. Подписанные накладные и акты привезём обратно.',
  ],
  [
    'box',
    'Все заказы в одном списке',
    'Цена, статус и история каждого. Ваш номер заказа хранится рядом с нашим, по нему заказ находится.',
  ],
];

/** Services for a firm, and the contact. */
export function ForBusiness() {
  const company = useCompany();
  const phone = mainPhone(company);
  const vat =
    company.vatPercent === null
      ? 'Работаем без НДС.'
      : `НДС ${String(company.vatPercent).replace('.', ',')}\u00a0% включён в цену.`;
  return (
    <Prose>
      <section className={page.section} aria-labelledby="business">
        <h2 id="business">Бизнесу — по договору</h2>
        <ul className={styles.gains}>
          {gains.map(([icon, title, text]) => (
            <li key={title}>
              <Icon name={icon} size={24} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
          <li>
            <Icon name="settings" size={24} />
            <h3>API для 1С, CRM и магазина</h3>
            <p>
              Программа сама считает цену и оформляет заказ, повторный вызов второго не создаст.{' '}
              <a href="/api/docs">Описание API</a> открыто.
            </p>
          </li>
        </ul>
        <div className={styles.next}>
          <LinkButton to={paths.register} iconAfter="arrowRight">
            Зарегистрировать компанию
          </LinkButton>
          <p>
            {vat} Вопросы по условиям:{' '}
            <a href={phoneHref(phone)} className="tabular">
              {phone}
            </a>
            , {company.hours}. Все телефоны — в <Link to={paths.contact}>контактах</Link>.
          </p>
        </div>
      </section>
    </Prose>
  );
}
