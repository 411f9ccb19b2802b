import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { createContract, getOwnContract, updateContract } from '../../../features/contracts/actions';
import { ContractForm } from '../../../features/contracts/ContractForm';
import { selectContractLoading, selectOwnContract } from '../../../features/contracts/selectors';
import { contractForm, type ContractValues } from '../../../features/contracts/values';
import { selectIsPending, selectUser } from '../../../features/users/session/selectors';
import { FailedState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { numbered } from '../../../ui/text';
import { Title } from '../../../ui/Title';
import { WaitingNotice } from '../../../features/users/session/WaitingNotice';

/** The own contract; people who wait for confirmation land here and learn why. */
export default function ContractPage() {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const pending = useSelector(selectIsPending);
  const contract = useSelector(selectOwnContract);
  const loading = useSelector(selectContractLoading);
  const load = useCallback(() => void dispatch(getOwnContract()), [dispatch]);
  useEffect(load, [load]);

  const save = async (values: ContractValues) => {
    const form = contractForm(values);
    return failureIn(
      contract
        ? await dispatch(updateContract({ ...form, id: contract.id, version: contract.version }))
        : await dispatch(createContract(form)),
    );
  };

  if (!user) return null;
  return (
    <>
      <Title>Контракт — Шлях</Title>
      <PageHeader
        title={contract ? `Контракт ${numbered(contract.id)}` : 'Контракт'}
        note={
          user.isLegalEntity
            ? 'По этим данным менеджер готовит договор. Их можно менять в любое время.'
            : 'Договор нужен организациям. Если вы отправляете посылки для себя, заполнять его не обязательно.'
        }
      />
      {pending && <WaitingNotice status={user.status} />}
      {loading.state === 'failed' ? (
        <FailedState title="Не удалось загрузить контракт" onRetry={load}>
          {loading.failure.message}
        </FailedState>
      ) : loading.state === 'ready' ? (
        <ContractForm contract={contract} user={user} save={save} />
      ) : (
        <SkeletonRows rows={6} height="60px" label="Загружаем контракт…" />
      )}
    </>
  );
}
