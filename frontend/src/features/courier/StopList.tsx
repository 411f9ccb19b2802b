import { deliveryHours } from '@shlyah/domain';
import { classes } from '../../ui/classes';
import { numbered, typeset } from '../../ui/text';
import { stopKey, type News } from './changes';
import { endOf } from './outcomes';
import { placeOf } from './phone-links';
import { useCourierState } from './useCourier';
import { openView } from './useView';
import styles from './courier.module.css';
import type { CourierStop } from './wire';

interface Props {
  title: string;
  stops: readonly CourierStop[];
  news: News;
  /** Closed until it is pressed. */
  folded?: boolean;
}

/** Other stops, each opened by a press. */
export function StopList({ title, stops, news, folded = false }: Props) {
  if (stops.length === 0) return null;
  const list = (
    <ul className={styles.list}>
      {stops.map((stop) => (
        <li key={stopKey(stop)}>
          <StopRow stop={stop} news={news[stopKey(stop)] ?? []} />
        </li>
      ))}
    </ul>
  );
  const heading = `${title}: ${stops.length}`;
  if (!folded)
    return (
      <section aria-label={title}>
        <h2>{heading}</h2>
        {list}
      </section>
    );
  return (
    <details>
      <summary className={styles.summary}>{heading}</summary>
      {list}
    </details>
  );
}

function StopRow({ stop, news }: { stop: CourierStop; news: readonly string[] }) {
  const { outcomes } = useCourierState();
  const end = endOf(stop, outcomes);
  const hours =
    stop.task === 'fetch'
      ? deliveryHours(stop.pickupDate, stop.pickupFrom)
      : deliveryHours(stop.deliveryDate, stop.deliveryFrom);
  return (
    <button type="button" className={styles.row} onClick={() => openView({ stop: stopKey(stop) })}>
      <span className={classes(styles.rowPlace, !stop.carried && styles.gone)}>{typeset(placeOf(stop))}</span>
      <span>
        {[numbered(stop.id), stop.task === 'fetch' && 'забрать', hours, stop.fragile && 'хрупкое']
          .filter(Boolean)
          .join(' · ')}
      </span>
      {!stop.carried && <strong>отменён или снят с рейса</strong>}
      {end && <span>{end.words}</span>}
      {end?.note && (end.isConflict ? <strong>{end.note}</strong> : <span>{end.note}</span>)}
      {news.length > 0 && <strong className={styles.news}>изменено: {news.join(', ')}</strong>}
    </button>
  );
}
