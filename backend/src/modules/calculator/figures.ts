import { bandProblems, zoneCoefficient, type TariffTables } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Region } from './region.entity';
import { bandOf, describeRow } from './tariff.mapper';
import { FIRST_TARIFF_ROW, TariffRow, type TariffKind } from './tariff-row.entity';
import { ALWAYS, TariffVersion } from './tariff-version.entity';

/** The complete tariff: table rows and prices of regions. */
export interface Figures {
  rows: TariffRow[];
  regions: Region[];
  /** The id of the next new row; ids are never reused. */
  nextRow: number;
}

/** The JSON of a version: everything except the constant columns of the regions. */
interface StoredFigures {
  rows: TariffRow[];
  prices: Record<number, number>;
  nextRow: number;
}

export const serializeFigures = ({ rows, regions, nextRow }: Figures): string =>
  JSON.stringify({
    rows,
    prices: Object.fromEntries(regions.map(({ id, price }) => [id, price])),
    nextRow,
  } satisfies StoredFigures);

/** The figures of a version; the names and zones of regions never change. */
export function parseFigures({ figures }: Pick<TariffVersion, 'figures'>, regions: Region[]): Figures {
  const { rows, prices, nextRow } = JSON.parse(figures) as StoredFigures;
  return {
    rows,
    nextRow,
    regions: regions.map((region) => pricedRegion(region, prices[region.id] ?? region.price)),
  };
}

/** A region with another price and the resulting coefficient. */
export const pricedRegion = (region: Region, price: number): Region => ({
  ...region,
  price,
  coefficient: Math.round(zoneCoefficient(price) * 10_000),
});

const rowsOf = ({ rows }: Figures, kind: TariffKind): TariffRow[] =>
  rows.filter((row) => row.kind === kind).sort((one, other) => one.lower - other.lower || one.id - other.id);

export const tablesOf = (figures: Figures): TariffTables => ({
  volume: rowsOf(figures, 'volume').map(bandOf),
  weight: rowsOf(figures, 'weight').map(bandOf),
  fragileSurcharge: rowsOf(figures, 'fragile')[0]?.value ?? 0,
});

/** Validates both band tables; errors by table. */
export function figureProblems(figures: Figures): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const kind of ['volume', 'weight'] as const) {
    const { errors } = bandProblems(rowsOf(figures, kind).map(bandOf));
    if (errors.length > 0) found[kind] = errors.map(({ message }) => message);
  }
  return found;
}

/** The tariff in `tariff_rows` and `regions`, and the scheduled version. */
export interface StoredTariff {
  /** In force until the waiting version becomes due. */
  stored: { id: number | null; effectiveAt: Date; figures: Figures };
  waiting: TariffVersion | null;
}

export async function readTariff(manager: EntityManager): Promise<StoredTariff> {
  const regions = await manager.find(Region, { order: { id: 'ASC' } });
  const rows = await manager.find(TariffRow, { order: { lower: 'ASC', id: 'ASC' } });
  const [newest] = await manager.find(TariffVersion, {
    where: { waiting: false },
    order: { effectiveAt: 'DESC', id: 'DESC' },
    take: 1,
  });
  const [waiting = null] = await manager.find(TariffVersion, { where: { waiting: true }, take: 1 });
  const known = [newest, waiting].flatMap((version) => (version ? parseFigures(version, []).nextRow : []));
  const nextRow = Math.max(...known, ...rows.map(({ id }) => id + 1), FIRST_TARIFF_ROW);
  return {
    stored: {
      id: newest?.id ?? null,
      effectiveAt: newest?.effectiveAt ?? ALWAYS,
      figures: { rows, regions, nextRow },
    },
    waiting,
  };
}

/** The waiting version, if its effective time has passed. */
export const dueOf = (waiting: TariffVersion | null, now: Date): TariffVersion | null =>
  waiting && waiting.effectiveAt <= now ? waiting : null;

/** The waiting version, if its effective time is in the future. */
export const upcomingVersion = (waiting: TariffVersion | null, now: Date): TariffVersion | null =>
  waiting && waiting.effectiveAt > now ? waiting : null;

/** The figures of a version for an edit; `nextRow` comes from the tariff, so that new ids are unique over all versions. */
export const versionFigures = (version: TariffVersion, { regions, nextRow }: Figures): Figures => ({
  ...parseFigures(version, regions),
  nextRow,
});

/** The figures in force at a time, with the id of their version. */
export function inForce(
  { stored, waiting }: StoredTariff,
  now: Date,
): { id: number | null; figures: Figures } {
  const due = dueOf(waiting, now);
  return due ? { id: due.id, figures: versionFigures(due, stored.figures) } : stored;
}

/** Writes the differences into `tariff_rows` and `regions`. */
export async function writeFigures(tx: EntityManager, before: Figures, after: Figures): Promise<void> {
  const kept = new Map(after.rows.map((row) => [row.id, row]));
  const known = new Map(before.rows.map((row) => [row.id, row]));
  const gone = before.rows.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(TariffRow, gone);
  for (const row of after.rows) {
    const old = known.get(row.id);
    if (!old) await tx.insert(TariffRow, row);
    else if (describeRow(old) !== describeRow(row)) await tx.update(TariffRow, { id: row.id }, row);
  }
  for (const region of after.regions) {
    const old = before.regions.find(({ id }) => id === region.id);
    const { price, coefficient } = region;
    if (old?.price !== price) await tx.update(Region, { id: region.id }, { price, coefficient });
  }
}
