import {
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Legend,
  Line,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import type { DayPair } from './summary-words';
import styles from './summary.module.css';

// Charts of «Итоги», a file of their own. They stand still, and nothing in them is told by colour alone: the month before is a line with
// points, what was late or stands beside is hatched, and bars have their numbers. Screen readers have the tables beside them.

/** «Ноябрь 2026» and the month before; null without one. */
interface Names {
  shown: string;
  before: string | null;
}

const NOW = 'var(--chart-now)';
const THEN = 'var(--chart-then)';
const still = { isAnimationActive: false } as const;
const tick = { fill: 'var(--chart-ink)', fontSize: 12 };
const axis = { stroke: 'var(--chart-line)', tick } as const;

/** The hatches of the page: of what was late, and of the month before. */
const [LATE, BEFORE] = ['summary-late', 'summary-before'];

const hatch = (id: string) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="6" height="6" fill="var(--chart-paper)" />
    <rect width="3" height="6" fill={THEN} />
  </pattern>
);

interface DaysChartProps {
  title: string;
  days: readonly DayPair[];
  names: Names;
  of: 'orders' | 'sum';
}

/** Bars of the month's days, and the line of the month before. */
export function DaysChart({ title, days, names, of }: DaysChartProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <ResponsiveContainer width="100%" height={220}>
        <ComposedChart data={[...days]} accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
          <CartesianGrid vertical={false} stroke="var(--chart-line)" />
          <XAxis dataKey="number" interval="equidistantPreserveStart" {...axis} />
          <YAxis allowDecimals={of === 'sum'} width="auto" {...axis} />
          <Legend />
          <Bar dataKey={of} name={names.shown} fill={NOW} {...still} />
          {names.before !== null && (
            <Line
              dataKey={`${of}Before`}
              name={names.before}
              stroke={THEN}
              strokeWidth={2}
              dot={{ r: 3, fill: 'var(--chart-paper)' }}
              {...still}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
}

interface InTimeChartProps {
  months: readonly { name: string; inTime: number; late: number }[];
}

/** In time and late, a bar a month. */
export function InTimeChart({ months }: InTimeChartProps) {
  return (
    <ResponsiveContainer width="100%" height={80 + 60 * months.length}>
      <BarChart data={[...months]} layout="vertical" accessibilityLayer={false} margin={{ right: 40 }}>
        <defs>{hatch(LATE)}</defs>
        <XAxis type="number" allowDecimals={false} {...axis} />
        <YAxis type="category" dataKey="name" width="auto" {...axis} />
        <Legend />
        <Bar dataKey="inTime" name="В срок" stackId="all" fill={NOW} {...still} />
        <Bar
          dataKey="late"
          name="Позже срока"
          stackId="all"
          fill={`url(#${LATE})`}
          stroke={THEN}
          {...still}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

interface ReasonsChartProps {
  reasons: readonly { name: string; orders: number; ordersBefore: number }[];
  names: Names;
}

/** A bar a reason with its number, and a hatched one of the month before. */
export function ReasonsChart({ reasons, names }: ReasonsChartProps) {
  return (
    <ResponsiveContainer width="100%" height={80 + 52 * reasons.length}>
      <BarChart data={[...reasons]} layout="vertical" accessibilityLayer={false} margin={{ right: 40 }}>
        <defs>{hatch(BEFORE)}</defs>
        <XAxis type="number" allowDecimals={false} {...axis} />
        <YAxis type="category" dataKey="name" width={132} {...axis} />
        <Legend />
        <Bar dataKey="orders" name={names.shown} fill={NOW} {...still}>
          <LabelList dataKey="orders" position="right" fill="var(--chart-ink)" />
        </Bar>
        {names.before !== null && (
          <Bar dataKey="ordersBefore" name={names.before} fill={`url(#${BEFORE})`} stroke={THEN} {...still}>
            <LabelList dataKey="ordersBefore" position="right" fill="var(--chart-ink)" />
          </Bar>
        )}
      </BarChart>
    </ResponsiveContainer>
  );
}
