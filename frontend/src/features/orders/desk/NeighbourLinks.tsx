import { paths } from '../../../paths';
import { useAddressId } from '../../../shared/address';
import { useLoaded } from '../../../shared/useLoaded';
import { LinkButton } from '../../../ui/actions/Button';
import { filterQuery } from '../filter';
import type { Trail } from '../trail';
import styles from './desk.module.css';
import { getPlace, type Neighbour } from './neighbours';

/** The way through the list without going back to it. Nothing while it is unknown. */
export function NeighbourLinks({ trail }: { trail: Trail }) {
  const { filter, page, user, known, state } = trail;
  const { search, query } = filterQuery(filter);
  const id = useAddressId();
  const question = { id: id ?? 0, page, query: { search, filter: query, ...(user && { user }) }, known };
  const place = useLoaded(getPlace, id === null ? null : question);
  if (!place.data) return null;

  const hrefOf = (neighbour: Neighbour) => {
    const next = new URLSearchParams(trail.search);
    next.set('page', String(neighbour.page));
    return `${paths.order(neighbour.id)}?${next.toString()}`;
  };
  const { position, total, previous, next } = place.data;
  return (
    <nav aria-label="Соседние заказы" className={styles.neighbours}>
      {previous && (
        <LinkButton kind="quiet" size="small" icon="chevronLeft" to={hrefOf(previous)} state={state}>
          Предыдущий
        </LinkButton>
      )}
      {position !== null && (
        <span className={styles.position}>
          {position} из {total}
        </span>
      )}
      {next && (
        <LinkButton kind="quiet" size="small" iconAfter="chevronRight" to={hrefOf(next)} state={state}>
          Следующий
        </LinkButton>
      )}
    </nav>
  );
}
