import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import styles from './HowItGoes.module.css';

const steps = [
  ['Заявка в кабинете', 'Адреса, груз и дата за четыре шага. Онлайн — круглосуточно.'],
  ['Забираем груз', 'Курьер приезжает к вам, или вы приносите отправление в пункт.'],
  [
    'Везём',
    'В любой город Беларуси, на следующий рабочий день после обработки заказа. По средам и субботам не доставляем.',
  ],
  ['Вручаем', 'До двери или в пункте самовывоза. Статус заказа виден в кабинете.'],
] as const;

/** The way of a parcel in four steps, along the brand's road. */
export function HowItGoes() {
  return (
    <Prose>
      <section className={page.section}>
        <h2>Путь отправления</h2>
        <ol className={styles.road}>
          {steps.map(([title, text]) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </Prose>
  );
}
