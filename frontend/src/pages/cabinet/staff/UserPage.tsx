import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useLoaded } from '../../../shared/useLoaded';
import { getUserById } from '../../../features/users/actions';
import { UserCard } from '../../../features/users/list/UserCard';
import { UserForm } from '../../../features/users/list/UserForm';
import type { UserDetails } from '../../../features/users/words';
import { paths } from '../../../paths';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { Faces } from '../../../shared/Faces';
import { notify } from '../../../ui/feedback/Toasts';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { TabLinks } from '../../../ui/layout/Tabs';
import { Title } from '../../../ui/Title';
import styles from './staff.module.css';
import { UserContract } from '../../../features/contracts/UserContract';
import { UserOrders } from './UserOrders';
import { useMay } from '../../../features/users/session/useMay';

export default function UserPage() {
  const { id = '' } = useParams();
  return <UserScreen key={id} id={Number(id)} />;
}

/** A user with the tabs «Контракт» and «Заказы». */
function UserScreen({ id }: { id: number }) {
  const canManage = useMay()('users:delete');
  const user = useLoaded(getUserById(id), String(id));
  const [editing, setEditing] = useState(false);
  const back = { to: paths.users, label: canManage ? 'К пользователям' : 'К клиентам' };
  return (
    <>
      <Title>{`${user.data?.name ?? 'Клиент'} — Шлях`}</Title>
      <PageHeader
        title={(user.data && titleOf(user.data)) ?? (canManage ? 'Пользователь' : 'Клиент')}
        back={back}
        actions={
          user.data &&
          !editing && (
            <Button kind="secondary" icon="edit" onClick={() => setEditing(true)}>
              Редактировать
            </Button>
          )
        }
      />
      <Faces loaded={user} failedTitle="Не удалось открыть пользователя">
        {(details) =>
          editing ? (
            <UserForm
              user={details}
              canSetPassword={canManage}
              onCancel={() => setEditing(false)}
              onSaved={(saved) => {
                user.replace({ ...details, ...saved });
                setEditing(false);
                notify.success('Данные пользователя сохранены');
              }}
            />
          ) : (
            <>
              <UserCard user={details} />
              {details.role === 'customer' && <CustomerTabs user={details} />}
            </>
          )
        }
      </Faces>
    </>
  );
}

const titleOf = (user: UserDetails): string => (user.isLegalEntity && user.organization) || user.name;

function CustomerTabs({ user }: { user: UserDetails }) {
  const [query] = useSearchParams();
  const onOrders = query.get('tab') === 'orders';
  return (
    <div className={styles.tabs}>
      <TabLinks
        label="Клиент"
        tabs={[
          { to: '?', label: 'Контракт', current: !onOrders },
          { to: '?tab=orders', label: `Заказы: ${user.ordersCount}`, current: onOrders },
        ]}
      />
      {onOrders ? (
        <UserOrders userId={user.id} page={Math.max(1, Number(query.get('page')) || 1)} />
      ) : (
        <UserContract
          userId={user.id}
          head={(contract) =>
            contract && (
              <p>
                <LinkButton kind="quiet" size="small" to={paths.userContract(user.id)} iconAfter="arrowRight">
                  На отдельной странице
                </LinkButton>
              </p>
            )
          }
        />
      )}
    </div>
  );
}
