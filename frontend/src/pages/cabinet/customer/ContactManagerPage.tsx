import { phoneHref, socialLinks, type Company } from '@shlyah/domain';
import { useCompany } from '../../../features/company/useCompany';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/paths';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';
import styles from './ContactManagerPage.module.css';

interface Way {
  icon: IconName;
  label: string;
  text: string;
  href: string;
}

const waysOf = (company: Company): Way[] => [
  ...company.phones.map(({ phone, label }) => ({
    icon: 'phone' as const,
    label: label ?? 'Телефон',
    text: phone,
    href: phoneHref(phone),
  })),
  { icon: 'mail', label: 'Заказы и вопросы', text: company.email, href: `mailto:${company.email}` },
  ...socialLinks(company)
    .filter(({ id }) => id !== 'instagram')
    .map(({ id, ...link }) => ({ icon: id, ...link })),
];

/** The ways to the manager: phones, e-mail, messengers. */
export default function ContactManagerPage() {
  const company = useCompany();
  return (
    <>
      <Title>Связь с менеджером</Title>
      <PageHeader
        title="Связь с менеджером"
        note={`Консультации по телефону ${company.hours}. Назовите номер заказа, если вопрос о нём.`}
      />
      <ul className={styles.ways}>
        {waysOf(company).map(({ icon, label, text, href }) => (
          <li key={href}>
            <a href={href} rel="noreferrer" className={styles.way}>
              <Icon name={icon} size={24} />
              <span>
                <span className="quiet">{label}</span>
                <span className={styles.text}>{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
