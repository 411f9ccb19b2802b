import { useState, type ReactNode } from 'react';
import { paths } from '../../../paths';
import { useAddressId } from '../../../shared/address';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { notify } from '../../../ui/feedback/Toasts';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';
import { useFocusRestore } from '../../../ui/useFocusRestore';
import { getUserById } from '../actions';
import { Decision } from '../registrations/Decision';
import { nameOf } from '../session/selectors';
import { useMay } from '../session/useMay';
import { useUserId } from '../session/useUserId';
import type { UserDetails } from '../words';
import { ProofSetting } from './ProofSetting';
import { ResetFactors } from './ResetFactors';
import { UserCard } from './UserCard';
import { UserForm, userDraft } from './UserForm';
import styles from './users.module.css';

interface UserScreenProps {
  /** A customer's data, under the card. */
  children: (customer: UserDetails) => ReactNode;
}

/** The user of the address: the card, or the form over it. */
export function UserScreen({ children }: UserScreenProps) {
  const id = useAddressId();
  return <OneUser key={id} id={id} under={children} />;
}

function OneUser({ id, under }: { id: number | null; under: UserScreenProps['children'] }) {
  const may = useMay();
  const canManage = may('users:delete');
  const mayReset = may('factors:reset');
  const user = useLoaded(getUserById, id);
  const staff = useUserId();
  const [editing, setEditing] = useState(() => id !== null && userDraft(staff, id).read() !== null);
  const trackFocus = useFocusRestore();
  const unknown = canManage ? 'Пользователь' : 'Клиент';
  return (
    <>
      <Title>{user.data?.name ?? unknown}</Title>
      <PageHeader
        title={user.data ? nameOf(user.data) : unknown}
        back={{ to: paths.users, label: canManage ? 'К пользователям' : 'К клиентам' }}
        actions={
          user.data &&
          !editing && (
            <div className={styles.decisions} onFocus={trackFocus}>
              <Decision user={user.data} onDecided={user.reload} />
              {user.data.secondFactors && mayReset && <ResetFactors user={user.data} onReset={user.reload} />}
              <Button kind="secondary" icon="edit" onClick={() => setEditing(true)}>
                Редактировать
              </Button>
            </div>
          )
        }
      />
      <QueryState
        loaded={user}
        failedTitle="Не удалось открыть пользователя"
        missing={
          <EmptyState title={canManage ? 'Такого пользователя нет' : 'Такого клиента нет'}>
            Проверьте номер или найдите его в списке.
          </EmptyState>
        }
      >
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
              {details.role === 'customer' && (
                <ProofSetting
                  user={details}
                  onSaved={(changes) => user.replace({ ...details, ...changes })}
                />
              )}
              {details.role === 'customer' && <div className={styles.under}>{under(details)}</div>}
            </>
          )
        }
      </QueryState>
    </>
  );
}
