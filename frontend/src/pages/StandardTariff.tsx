import { DOCUMENT_PRICE, formatPrice } from '@shlyah/domain';
import { useClosedDays } from '../features/calendar/useClosedDays';
import { Details } from '../ui/layout/Details';
import { Icon } from '../ui/icons/Icon';
import type { IconName } from '../ui/icons/paths';
import { Prose } from '../ui/Prose';
import styles from './StandardTariff.module.css';

const facts: readonly [IconName, string, string][] = [
  ['box', 'до 50 × 50 × 50 см', 'размер одного места'],
  ['tariff', 'до 25 кг', 'вес одного места'],
  ['calendar', 'на следующий рабочий день', 'после обработки заказа, по всей Беларуси'],
];

/** The one package there is, «Стандарт», as the site and the cabinet show it. */
export function StandardTariff() {
  const closed = useClosedDays();
  return (
    <Prose>
      <article className={styles.tariff} aria-labelledby="standard">
        <div>
          <h2 id="standard">Стандарт</h2>
          <p className={styles.what}>Пересылка 1-го отправления</p>
        </div>
        <ul className={styles.facts}>
          {facts.map(([icon, value, note]) => (
            <li key={value}>
              <Icon name={icon} size={24} />
              <span>
                <strong>{value}</strong>
                <span>{note}</span>
              </span>
            </li>
          ))}
        </ul>
        <Details summary="подробнее">
          <ul className={styles.more}>
            <li>Доставка на следующий рабочий день по всей Беларуси после обработки заказа.</li>
            <li>Заказы принимаются только через личный кабинет.</li>
            {closed && <li>{closed}: ближайшую дату покажет календарь заказа.</li>}
            <li>Документы — {formatPrice(DOCUMENT_PRICE)} в любой город.</li>
            <li>
              Груз больше 50 × 50 × 50 см или тяжелее 25 кг — вне тарифа, свыше 50 кг — по согласованию с
              менеджером.
            </li>
          </ul>
        </Details>
      </article>
    </Prose>
  );
}

const services: readonly [IconName, string, string][] = [
  ['document', 'Возврат подписанных документов', 'Привезём обратно накладные и акты с подписью получателя.'],
  [
    'returned',
    'Возврат недоставленных отправлений',
    'Если получатель отказался или не вышел на связь, груз вернётся к вам.',
  ],
  ['bell', 'Уведомление отправителя', 'Сообщим о вручении по SMS или в Viber.'],
  ['chat', 'SMS со ссылкой для клиента', 'Получатель видит, где его отправление, и не звонит вам.'],
  ['storage', 'Хранение отправлений', 'Подержим груз на складе, если забрать его можно не сразу.'],
];

/** The services that can be added to the package. */
export function AdditionalServices() {
  return (
    <Prose>
      <ul className={styles.services}>
        {services.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Prose>
  );
}
