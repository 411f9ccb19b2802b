import { company } from '@shlyah/domain';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/paths';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';
import styles from './ContactManagerPage.module.css';

const [first, second] = company.phones;
const [mail] = company.emails;
const ways: readonly { icon: IconName; label: string; text: string; href: string }[] = [
  { icon: 'phone', ...first },
  { icon: 'phone', ...second },
  { icon: 'mail', ...mail },
  { icon: 'telegram', ...company.managerMessenger },
  { icon: 'viber', ...company.managerCallApp },
];

/** Static links to the manager: two phones, e-mail, a messenger and a call application. */
export default function ContactManagerPage() {
  return (
    <>
      <Title>Связь с менеджером — Шлях</Title>
      <PageHeader
        title="Связь с менеджером"
        note={`Консультации по телефону ${company.hours.phone}. Назовите номер заказа, если вопрос о нём.`}
      />
      <ul className={styles.ways}>
        {ways.map(({ icon, label, text, href }) => (
          <li key={href + label}>
            <a href={href} rel="noreferrer" className={styles.way}>
              <Icon name={icon} size={24} />
              <span>
                <span className={styles.label}>{label}</span>
                <span className={styles.text}>{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
