import { phoneHref, SWITCHABLE_ROLES } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { mailHref } from '../../../shared/mail-href';
import { IconButton } from '../../../ui/actions/Button';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { Select } from '../../../ui/fields/Select';
import { Dense } from '../../../ui/layout/Dense';
import { Table, type Column } from '../../../ui/layout/Table';
import list from './user-list.module.css';
import styles from './users.module.css';
import { ROLE_WORDS, STATUS_WORDS, type User } from '../words';

export type SwitchableRole = (typeof SWITCHABLE_ROLES)[number];

interface UserTableProps {
  caption: string;
  users: readonly User[];
  /** Actions of an admin; without them the list is read-only (docs/contract.md#access). */
  manage?: {
    onRole: (user: User, role: SwitchableRole) => void;
    onDelete: (user: User) => void;
  };
}

const roleChoices = SWITCHABLE_ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role] }));

/** Users of the service, one line each. */
export function UserTable({ caption, users, manage }: UserTableProps) {
  const columns: Column<User>[] = [
    { key: 'id', header: 'id', width: '40px', cell: ({ id }) => id },
    {
      key: 'name',
      header: 'Имя',
      title: true,
      width: manage ? '19%' : '24%',
      cell: (user) => (
        <span
          className={list.person}
          title={[user.name, STATUS_WORDS[user.status]].filter(Boolean).join(', ')}
        >
          <Link to={paths.user(user.id)}>{user.name}</Link>
          {user.status !== 'confirmed' && (
            <StatusBadge tone={user.status === 'pending' ? 'way' : 'stopped'}>
              {user.status === 'pending' ? 'заявка' : 'отклонён'}
            </StatusBadge>
          )}
        </span>
      ),
    },
    {
      key: 'email',
      header: 'Эл. почта',
      cell: ({ email }) => (
        <a href={mailHref(email)} className={styles.plain} title={email}>
          {email}
        </a>
      ),
    },
    {
      key: 'phone',
      header: 'Телефон',
      width: '158px',
      cell: ({ phone }) => (
        <a href={phoneHref(phone)} className={styles.plain}>
          {phone}
        </a>
      ),
    },
    { key: 'unp', header: 'УНП', width: '88px', cell: ({ Unp }) => Unp },
    {
      key: 'organization',
      header: 'Организация',
      cell: ({ organization }) => organization && <span title={organization}>{organization}</span>,
    },
  ];
  if (manage) {
    columns.push({
      key: 'role',
      header: 'Роль',
      width: '124px',
      cell: (user) => (
        <Select
          label={`Роль: ${user.name}`}
          labelHidden
          value={user.role}
          choices={roleChoices}
          onChange={(role) => manage.onRole(user, role as SwitchableRole)}
        />
      ),
    });
  }
  columns.push({
    key: 'details',
    header: 'Подробности',
    headerHidden: true,
    width: manage ? '122px' : '90px',
    cell: (user) => (
      <span className={styles.actions}>
        <Link to={paths.user(user.id)} className={list.more} aria-label={`Подробнее: ${user.name}`}>
          подробнее
        </Link>
        {manage && (
          <IconButton icon="trash" label={`Удалить: ${user.name}`} onClick={() => manage.onDelete(user)} />
        )}
      </span>
    ),
  });
  return (
    <Dense>
      <Table caption={caption} columns={columns} rows={users} rowKey={({ id }) => id} narrow={list.rows} />
    </Dense>
  );
}
