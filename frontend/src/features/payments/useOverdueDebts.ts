import type { DebtDto } from '@shlyah/api-client';
import { useLoaded } from '../../shared/useLoaded';
import { getClientDebts } from './actions';

const none: DebtDto[] = [];

/** The debts of clients that are overdue, by client; asked for beside a list that does not wait for them. */
export function useOverdueDebts(clients: readonly number[]): ReadonlyMap<number, DebtDto> {
  const users = [...new Set(clients)].sort((one, other) => one - other);
  const { data } = useLoaded(getClientDebts, users.length > 0 ? { users } : null);
  const overdue = (data ?? none).filter((debt) => debt.overdue > 0);
  return new Map(overdue.map((debt) => [debt.user, debt]));
}
