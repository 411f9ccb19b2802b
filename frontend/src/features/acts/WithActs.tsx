import type { ReactNode } from 'react';
import { useLoaded } from '../../shared/useLoaded';
import { getActs } from './actions';

/** Shows its content to an account that has acts, though it is no firm: it was one. */
export function WithActs({ children }: { children: ReactNode }) {
  const acts = useLoaded(getActs, { page: 1 });
  return acts.data?.total ? children : null;
}
