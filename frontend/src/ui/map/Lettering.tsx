import { CircleMarker, Pane, Tooltip } from 'react-leaflet';
import { towns } from '../brand/towns';
import styles from './SchemeMap.module.css';

/** Town names, hidden from screen readers: sixty of them are too many to read aloud. */
const hideFromReaders = (pane: HTMLElement | null): void => pane?.setAttribute('aria-hidden', 'true');

/** The towns on a map without tiles, the biggest first. */
export function Lettering({ count }: { count: number }) {
  return (
    <Pane name="lettering" ref={hideFromReaders} style={{ zIndex: 450 }}>
      {towns.slice(0, count).map(([id, name, , lon, lat]) => (
        <CircleMarker
          key={id}
          center={[lat, lon]}
          radius={3}
          interactive={false}
          className={styles.town ?? ''}
        >
          <Tooltip permanent direction="right" offset={[4, 0]} className={styles.townName ?? ''}>
            {name}
          </Tooltip>
        </CircleMarker>
      ))}
    </Pane>
  );
}
