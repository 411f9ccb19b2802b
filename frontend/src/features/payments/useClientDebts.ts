import type { DebtDto } from '@shlyah/api-client';
import { useLoaded } from '../../shared/useLoaded';
import { getClientDebts } from './actions';

const none: DebtDto[] = [];

/** The debts of clients, by client; asked for beside a list that does not wait for them. */
export function useClientDebts(clients: readonly number[]): ReadonlyMap<number, DebtDto> {
  const users = [...new Set(clients)].sort((one, other) => one - other);
  const { data } = useLoaded(getClientDebts, users.length > 0 ? { users } : null);
  return new Map((data ?? none).map((debt) => [debt.user, debt]));
}
