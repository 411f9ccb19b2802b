import { omit } from '@shlyah/domain';
import { useState, type ReactNode } from 'react';
import { useFilteredList } from '../../../shared/address-filter';
import { usePage } from '../../../shared/useLoaded';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Paged } from '../../../shared/Paged';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { ListFilter } from '../../../ui/form/ListFilter';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';
import { getUsers } from '../actions';
import { useMay } from '../session/useMay';
import { DeleteUserDialog } from './DeleteUserDialog';
import { userFilterFields } from './filter-fields';
import { RoleDialog } from './RoleDialog';
import { UserTable, type SwitchableRole } from './UserTable';
import type { User } from '../words';

const clientFields = omit(userFilterFields, 'role');

interface UsersProps {
  /** What a firm that is to be deleted leaves behind. */
  leaves?: (user: User) => ReactNode;
}

/** The users of the service: search, choices and page in the address. Only an admin changes and deletes. */
export function Users({ leaves }: UsersProps) {
  const canManage = useMay()('users:delete');
  const title = canManage ? 'Пользователи' : 'Клиенты';
  const fields = canManage ? userFilterFields : clientFields;
  const { page, texts, question, hrefOf, apply } = useFilteredList(fields);
  const users = usePage(getUsers, question);
  const [chosen, setChosen] = useState<{ user: User; role?: SwitchableRole } | null>(null);

  const done = () => {
    setChosen(null);
    users.reload();
  };

  return (
    <>
      <Title>{title}</Title>
      <PageHeader title={title} />
      <ListFilter fields={fields} search="search" chosen={texts} onApply={apply} />
      <Paged
        loaded={users}
        page={page}
        hrefOf={hrefOf}
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
        <DeleteUserDialog user={chosen.user} onDeleted={done} onCancel={() => setChosen(null)}>
          {leaves?.(chosen.user)}
        </DeleteUserDialog>
      )}
    </>
  );
}
