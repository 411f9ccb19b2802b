import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { useAddressId } from '../../../shared/address';
import { useLoaded } from '../../../shared/useLoaded';
import { LinkButton } from '../../../ui/actions/Button';
import { getOrderNeighbours } from '../actions';
import { filterQuery } from '../filter';
import type { ReturnTo } from '../return-to';
import { useShortcuts } from '../shortcuts/useShortcuts';
import styles from './desk.module.css';

/** Links to the neighbours in the list. While they are unknown their space is reserved: no layout shift. */
export function NeighbourLinks({ returnTo }: { returnTo: ReturnTo }) {
  const { filter, user } = returnTo;
  const { search, query } = filterQuery(filter);
  const id = useAddressId();
  const question = id === null ? null : { id, search, filter: query, ...(user && { user }) };
  const { data } = useLoaded(getOrderNeighbours, question);
  const navigate = useNavigate();
  const go = (neighbour: number | null | undefined) => {
    if (neighbour) void navigate(paths.order(neighbour) + returnTo.search);
  };
  useShortcuts({ j: () => go(data?.next), k: () => go(data?.previous) });
  if (id === null) return null;

  const { previous, next } = data ?? { previous: id, next: id };
  const hrefOf = (neighbour: number) => paths.order(neighbour) + returnTo.search;
  return (
    <nav
      aria-label="Соседние заказы"
      className={styles.neighbours}
      style={data ? undefined : { visibility: 'hidden' }}
    >
      {previous !== null && (
        <LinkButton kind="quiet" size="small" icon="chevronLeft" to={hrefOf(previous)}>
          Предыдущий
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton kind="quiet" size="small" iconAfter="chevronRight" to={hrefOf(next)}>
          Следующий
        </LinkButton>
      )}
    </nav>
  );
}
