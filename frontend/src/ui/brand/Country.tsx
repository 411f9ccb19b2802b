import { classes } from '../classes';
import styles from './Country.module.css';
import { countrySize, onCanvas, regionShapes } from './country-shape';

export interface MapLabel {
  lon: number;
  lat: number;
  label: string;
}

export interface CountryProps {
  /** The end of the road from Minsk; absent while nothing is chosen. */
  destination?: (MapLabel & { note?: string | undefined }) | null | undefined;
  /** Texts under Minsk and the regional centres, by their names; with them labels are always shown. */
  notes?: ReadonlyMap<string, string> | undefined;
  className?: string | undefined;
}

const minsk: MapLabel = { lon: 27.5618, lat: 53.9023, label: 'Минск' };
const centres: readonly MapLabel[] = [
  { lon: 23.73, lat: 52.1, label: 'Брест' },
  { lon: 30.21, lat: 55.19, label: 'Витебск' },
  { lon: 30.99, lat: 52.44, label: 'Гомель' },
  { lon: 23.83, lat: 53.68, label: 'Гродно' },
  { lon: 30.33, lat: 53.9, label: 'Могилёв' },
];

/** The road is slightly curved: a straight line would look like a flight. */
function roadTo(destination: MapLabel): string {
  const from = onCanvas(minsk.lon, minsk.lat);
  const to = onCanvas(destination.lon, destination.lat);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = (along: number, aside: number) =>
    `${(from.x + dx * along - dy * aside).toFixed(0)} ${(from.y + dy * along + dx * aside).toFixed(0)}`;
  return `M${from.x.toFixed(0)} ${from.y.toFixed(0)}C${bend(0.3, 0.14)} ${bend(0.62, -0.12)} ${to.x.toFixed(0)} ${to.y.toFixed(0)}`;
}

/**
 * The brand's picture: outlines of the seven regions, Minsk as a point, a road from it. Decorative: the text beside
 * it says the same.
 */
export function Country({ destination, notes, className }: CountryProps) {
  const home = onCanvas(minsk.lon, minsk.lat);
  const end = destination && onCanvas(destination.lon, destination.lat);
  const away = destination && end && Math.hypot(end.x - home.x, end.y - home.y) > 12;
  return (
    <svg
      className={classes(styles.country, notes && styles.labelled, className)}
      viewBox={`0 0 ${countrySize.width} ${countrySize.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.regions}>
        {regionShapes.map(({ iso, d }) => (
          <path key={iso} d={d} />
        ))}
      </g>
      <g className={styles.towns}>
        {centres.map((town) => {
          const { x, y } = onCanvas(town.lon, town.lat);
          const isEnd = destination?.label === town.label;
          return (
            <g key={town.label} className={isEnd ? styles.hidden : undefined}>
              <circle cx={x} cy={y} r="6" />
              <text x={x + 14} y={y + 8} textAnchor="start">
                {town.label}
              </text>
              <Note of={town.label} notes={notes} x={x + 14} y={y + 38} />
            </g>
          );
        })}
      </g>
      {away && (
        <path key={destination.label} className={styles.road} d={roadTo(destination)} pathLength={1} />
      )}
      <g className={styles.home}>
        <circle cx={home.x} cy={home.y} r="11" />
        {!(destination && !away) && (
          <text x={home.x - 20} y={home.y - 18} textAnchor="end">
            {minsk.label}
          </text>
        )}
        <Note of={minsk.label} notes={notes} x={home.x - 22} y={home.y + 16} end />
      </g>
      {destination && end && (
        <RoadEnd x={end.x} y={end.y} label={destination.label} note={destination.note} />
      )}
    </svg>
  );
}

interface NoteProps {
  of: string;
  notes: CountryProps['notes'];
  x: number;
  y: number;
  /** The text ends at x instead of beginning there. */
  end?: boolean;
}

function Note({ of, notes, x, y, end }: NoteProps) {
  const note = notes?.get(of);
  if (!note) return null;
  return (
    <text x={x} y={y} textAnchor={end ? 'end' : 'start'} className={styles.note}>
      {note}
    </text>
  );
}

/** Space that the label takes beside its point, in canvas units. */
const wordsWidth = 210;

/** The end of the road: the town and, once known, the price. The label is placed away from the road. */
function RoadEnd({ x, y, label, note }: { x: number; y: number; label: string; note: string | undefined }) {
  const east = x >= onCanvas(minsk.lon, minsk.lat).x;
  const hasRoom = east ? x + wordsWidth < countrySize.width : x > wordsWidth;
  const anchor = hasRoom && !east ? 'end' : 'start';
  const aside = hasRoom ? x + (east ? 24 : -24) : x - 8;
  const first = hasRoom ? y + (note ? -6 : 10) : y + 48;
  return (
    <g className={styles.end}>
      <circle cx={x} cy={y} r="11" />
      <text x={aside} y={first} textAnchor={anchor}>
        {label}
      </text>
      {note && (
        <text x={aside} y={first + 38} textAnchor={anchor} className={styles.price}>
          {note}
        </text>
      )}
    </g>
  );
}
