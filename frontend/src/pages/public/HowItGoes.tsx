import { useClosedDays } from '../../features/calendar/useClosedDays';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import styles from './HowItGoes.module.css';

const steps = [
  ['Заявка в кабинете', 'Адреса, груз и дата за четыре шага. Онлайн — круглосуточно.'],
  ['Забираем груз', 'Курьер приезжает к вам, или вы приносите отправление в пункт.'],
  ['Везём', 'В любой город Беларуси, на следующий рабочий день после обработки заказа.'],
  ['Вручаем', 'До двери или в пункте самовывоза. Статус заказа виден в кабинете.'],
] as const;

/** The way of a parcel in four steps, along the brand's road. */
export function HowItGoes() {
  const closed = useClosedDays();
  return (
    <Prose>
      <section className={page.section}>
        <h2>Путь отправления</h2>
        <ol className={styles.road}>
          {steps.map(([title, text]) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{title === 'Везём' && closed ? `${text} ${closed}.` : text}</p>
            </li>
          ))}
        </ol>
      </section>
    </Prose>
  );
}
