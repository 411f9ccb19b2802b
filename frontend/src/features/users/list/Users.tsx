import { LIMITS } from '@shlyah/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageFrom } from '../../../shared/address';
import { usePage } from '../../../shared/useLoaded';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Paged } from '../../../shared/Paged';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { SearchField } from '../../../ui/fields/SearchField';
import { Select } from '../../../ui/fields/Select';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Toolbar } from '../../../ui/layout/Toolbar';
import { Title } from '../../../ui/Title';
import { getUsers } from '../actions';
import { useMay } from '../session/useMay';
import { DeleteUserDialog } from './DeleteUserDialog';
import { RoleDialog } from './RoleDialog';
import styles from './users.module.css';
import { UserTable, type SwitchableRole } from './UserTable';
import type { User } from '../words';

const statuses = [
  { value: 'confirmed', label: 'Подтверждённые' },
  { value: 'pending', label: 'Ждут подтверждения' },
  { value: 'canceled', label: 'Отклонённые' },
] as const;
const roles = [
  { value: 'customer', label: 'Клиенты' },
  { value: 'manager', label: 'Менеджеры' },
] as const;

const oneOf = <Value extends string>(list: readonly { value: Value }[], text: string | null): Value | null =>
  list.find(({ value }) => value === text)?.value ?? null;

/** The users of the service: search, choices and page in the address. Only an admin changes and deletes. */
export function Users() {
  const canManage = useMay()('users:delete');
  const title = canManage ? 'Пользователи' : 'Клиенты';
  const [query, setQuery] = useSearchParams();
  const page = pageFrom(query);
  const search = (query.get('search') ?? '').slice(0, LIMITS.search);
  const status = oneOf(statuses, query.get('status'));
  const role = canManage ? oneOf(roles, query.get('role')) : null;
  const users = usePage(getUsers, page === null ? null : { page, search: search || null, role, status });
  const [chosen, setChosen] = useState<{ user: User; role?: SwitchableRole } | null>(null);

  const narrow = (name: string, value: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  const pageHref = (number: number) => {
    const next = new URLSearchParams(query);
    if (number > 1) next.set('page', String(number));
    else next.delete('page');
    return `?${next.toString()}`;
  };
  const done = () => {
    setChosen(null);
    users.reload();
  };

  return (
    <>
      <Title>{title}</Title>
      <PageHeader title={title} />
      <Toolbar>
        <SearchField
          label="Имя, телефон, эл. почта, УНП, организация"
          value={search}
          onSearch={(text) => narrow('search', text)}
        />
        <div className={styles.filter}>
          <Select
            label="Статус"
            labelHidden
            placeholder="Любой статус"
            value={status ?? ''}
            choices={statuses}
            onChange={(value) => narrow('status', value)}
          />
        </div>
        {canManage && (
          <div className={styles.filter}>
            <Select
              label="Роль"
              labelHidden
              placeholder="Любая роль"
              value={role ?? ''}
              choices={roles}
              onChange={(value) => narrow('role', value)}
            />
          </div>
        )}
      </Toolbar>
      <Paged
        loaded={users}
        page={page}
        hrefOf={pageHref}
        noun={
          canManage
            ? ['Найден', 'пользователь', 'пользователя', 'пользователей']
            : ['Найден', 'клиент', 'клиента', 'клиентов']
        }
        failedTitle="Не удалось загрузить список"
        waiting={<SkeletonRows rows={20} height="31px" label="Загружаем список…" />}
        empty={<EmptyState title="Никого не найдено">Измените запрос или снимите ограничения.</EmptyState>}
      >
        {({ data }) => (
          <UserTable
            caption={title}
            users={data}
            {...(canManage && {
              manage: {
                onRole: (user: User, next: SwitchableRole) => setChosen({ user, role: next }),
                onDelete: (user: User) => setChosen({ user }),
              },
            })}
          />
        )}
      </Paged>
      {chosen?.role && (
        <RoleDialog user={chosen.user} role={chosen.role} onChanged={done} onCancel={() => setChosen(null)} />
      )}
      {chosen && !chosen.role && (
        <DeleteUserDialog user={chosen.user} onDeleted={done} onCancel={() => setChosen(null)} />
      )}
    </>
  );
}
