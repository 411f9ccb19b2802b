import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { QueryState } from '../../shared/QueryState';
import { useAction } from '../../shared/useAction';
import { useLoaded } from '../../shared/useLoaded';
import { useIdempotencyKey } from '../../shared/useIdempotencyKey';
import { Button } from '../../ui/actions/Button';
import type { Saving } from '../../ui/form/DataForm';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { numbered } from '../../ui/text';
import { selectIsPending, selectUser } from '../users/session/selectors';
import { WaitingNotice } from '../users/session/WaitingNotice';
import { createContract, getOwnContract, updateContract } from './actions';
import styles from './Contract.module.css';
import { contractDraft, ContractForm } from './ContractForm';
import type { Contract } from './types';
import { contractForm, type ContractValues } from './values';

/** The own contract; the home page of pending users, with the reason. */
export function OwnContract() {
  const { run } = useAction();
  const user = useSelector(selectUser);
  const pending = useSelector(selectIsPending);
  const sendKey = useIdempotencyKey();
  const own = useLoaded(getOwnContract, undefined);
  const contract = own.data?.contract ?? null;

  const save = (values: ContractValues, { version }: Saving) => {
    const form = contractForm(values);
    const onDone = (saved: Contract) => own.replace({ contract: saved });
    return contract
      ? run(updateContract({ ...form, id: contract.id, version }), { onDone })
      : run(createContract({ formData: form, idempotencyKey: sendKey(form) }), { onDone });
  };

  if (!user) return null;
  return (
    <>
      <PageHeader
        title={contract ? `Контракт ${numbered(contract.id)}` : 'Контракт'}
        note={
          user.isLegalEntity
            ? 'По этим данным менеджер готовит договор. Их можно менять в любое время.'
            : 'Договор нужен организациям. Для посылок от себя он не нужен.'
        }
      />
      {pending && <WaitingNotice user={user} />}
      <QueryState
        loaded={own}
        failedTitle="Не удалось загрузить контракт"
        waiting={<SkeletonRows rows={6} height="60px" label="Загружаем контракт…" />}
      >
        {() => (
          <Folded folds={!user.isLegalEntity && contract === null} user={user.id}>
            <ContractForm contract={contract} user={user} save={save} />
          </Folded>
        )}
      </QueryState>
    </>
  );
}

interface FoldedProps {
  folds: boolean;
  user: number;
  children: ReactNode;
}

/** A firm's form, folded since it is seldom needed; a started one is open, and a save leaves the form in place. */
function Folded({ folds, user, children }: FoldedProps) {
  const [open, setOpen] = useState(() => contractDraft(user).read() !== null);
  return (
    <div className={styles.folded}>
      {folds && (
        <div>
          <Button
            kind="secondary"
            iconAfter={open ? 'chevronUp' : 'chevronDown'}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            Мне нужен договор
          </Button>
        </div>
      )}
      <div hidden={folds && !open}>{children}</div>
    </div>
  );
}
