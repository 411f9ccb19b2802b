import { formatDate, phoneHref } from '@shlyah/domain';
import { mailHref } from '../../../shared/mail-href';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { DefinitionList } from '../../../ui/layout/DefinitionList';
import { Panel } from '../../../ui/layout/Panel';
import styles from './users.module.css';
import { ROLE_WORDS, STATUS_WORDS, type UserDetails } from '../words';

/** Avatar, number and contacts; organization and УНП of a legal entity. */
export function UserCard({ user }: { user: UserDetails }) {
  return (
    <Panel>
      <div className={styles.card}>
        <img className={styles.avatar} src={user.url} alt="" />
        <DefinitionList
          items={[
            { term: 'id', value: user.id },
            {
              term: 'Статус',
              value: STATUS_WORDS[user.status] && (
                <StatusBadge tone={user.status === 'pending' ? 'way' : 'stopped'}>
                  {STATUS_WORDS[user.status]}
                </StatusBadge>
              ),
            },
            { term: 'Роль', value: user.role === 'customer' ? null : ROLE_WORDS[user.role] },
            { term: 'Бухгалтерия', value: user.isAccountant && 'акты и оплаты' },
            { term: 'Имя', value: user.name },
            { term: 'Телефон', value: <a href={phoneHref(user.phone)}>{user.phone}</a> },
            { term: 'Эл. почта', value: <a href={mailHref(user.email)}>{user.email}</a> },
            {
              term: 'Просит удалить кабинет',
              value:
                user.leaving &&
                `${formatDate(user.leaving.goesAt)}${user.leaving.reason ? `: ${user.leaving.reason}` : ''}`,
            },
            { term: 'Организация', value: user.isLegalEntity ? user.organization : null },
            { term: 'УНП', value: user.isLegalEntity ? user.Unp : null },
            { term: 'Контактное лицо', value: user.isContactPerson ? user.contactPersonName : null },
            { term: 'Его телефон', value: user.isContactPerson ? user.contactPersonPhone : null },
          ]}
        />
      </div>
    </Panel>
  );
}
