import type { Loaded } from '../../../shared/useLoaded';
import { LinkButton } from '../../../ui/actions/Button';
import styles from './desk.module.css';
import type { Neighbour, Place } from './neighbours';

interface NeighbourLinksProps {
  place: Loaded<Place>;
  hrefOf: (neighbour: Neighbour) => string;
  /** Carried along, so that the way through the list is not lost. */
  state: unknown;
}

/** The way through the list without going back to it. Nothing while it is unknown. */
export function NeighbourLinks({ place, hrefOf, state }: NeighbourLinksProps) {
  if (!place.data) return null;
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
