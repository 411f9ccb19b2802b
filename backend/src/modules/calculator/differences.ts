import { shownNumber, toByn } from '@shlyah/domain';
import type { Change } from '../../platform/journal/history/history';
import type { TariffDifferenceDto } from './dto/versions.dto';
import type { Figures } from './figures';

/** Compares two tariffs; bands with equal bounds are the same band. */
export function differences(before: Figures, after: Figures): TariffDifferenceDto[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key) => {
    const [one, other] = [old.get(key), fresh.get(key)];
    const line = other ?? one;
    if (!line || one?.value === other?.value) return [];
    return [{ kind: line.kind, name: line.name, before: one?.value ?? null, after: other?.value ?? null }];
  });
}

type Line = Pick<TariffDifferenceDto, 'kind' | 'name'> & { value: number };

function linesOf({ rows, regions }: Figures): Map<string, Line> {
  const band = (kind: 'volume' | 'weight', word: string, unit: string): Line[] =>
    rows
      .filter((row) => row.kind === kind)
      .sort((one, other) => one.lower - other.lower)
      .map(({ value, lower, upper }) => ({
        kind,
        name: `${word} ${shownNumber(lower / 100)}–${shownNumber(upper / 100)} ${unit}`,
        value: value / 100,
      }));
  const lines: Line[] = [
    ...regions.map(({ name, price }) => ({ kind: 'region' as const, name, value: toByn(price) })),
    ...band('weight', 'Вес', 'кг'),
    ...band('volume', 'Объём', 'м³'),
    ...rows
      .filter(({ kind }) => kind === 'fragile')
      .map(({ value }) => ({ kind: 'fragile' as const, name: 'Хрупкий груз', value: toByn(value) })),
  ];
  return new Map(lines.map((line) => [`${line.kind} ${line.name}`, line]));
}

/** The differences as changes of the history. */
export const differenceChanges = (before: Figures, after: Figures): Change[] =>
  differences(before, after).map(({ kind, name, before: from, after: to }) => ({
    field: kind,
    from: from === null ? null : `${name}: ${from}`,
    to: to === null ? null : `${name}: ${to}`,
  }));
