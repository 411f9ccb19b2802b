import { LIMITS, MESSAGES, toKopecks } from '@shlyah/domain';
import type { Change } from '../../platform/journal/history/history';
import { invalid } from '../../platform/http/errors';
import type { ChangedRowDto, FiguresChangeDto, NewRowDto } from './dto/calculator.dto';
import { figureProblems, pricedRegion, type Figures } from './figures';
import type { Region } from './region.entity';
import { describeRegion, describeRow, hundredths } from './tariff.mapper';
import type { TariffKind, TariffRow } from './tariff-row.entity';

/** Applies a change to the tariff and describes it for the history. Validates the result, not the single steps. */
export function editedFigures(
  before: Figures,
  change: Partial<FiguresChangeDto>,
): { after: Figures; changes: Change[] } {
  const after: Figures = { ...before, rows: [...before.rows], regions: [...before.regions] };
  const changes = [
    ...deleteRows(after, change.delete ?? []),
    ...updateRows(after, change.update ?? []),
    ...insertRows(after, 'volume', change.insert?.volume ?? []),
    ...insertRows(after, 'weight', change.insert?.weight ?? []),
  ];
  const problems = figureProblems(after);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { after, changes };
}

function deleteRows(figures: Figures, ids: number[]): Change[] {
  return ids.map((id, index) => {
    const row = figures.rows.find((one) => one.id === id);
    if (!row || row.kind === 'fragile') throw invalid({ [`delete.${index}`]: ['Такой строки нет'] });
    figures.rows = figures.rows.filter((one) => one !== row);
    return { field: row.kind, from: describeRow(row), to: null };
  });
}

function updateRows(figures: Figures, rows: ChangedRowDto[]): Change[] {
  return rows.flatMap((sent, index) => {
    const row = figures.rows.find(({ id }) => id === sent.id);
    const region = figures.regions.find(({ id }) => id === sent.id);
    if (row) return updateRow(figures, row, sent, `update.${index}`);
    if (region) return updateRegion(figures, region, sent);
    throw invalid({ [`update.${index}.id`]: ['Такой строки нет'] });
  });
}

function updateRow(figures: Figures, row: TariffRow, sent: ChangedRowDto, path: string): Change[] {
  const changed: TariffRow = {
    ...row,
    value: sent.value == null ? row.value : hundredths(sent.value),
    lower: sent.value2 == null ? row.lower : hundredths(sent.value2),
    upper: sent.value3 == null ? row.upper : hundredths(sent.value3),
  };
  if (changed.value === 0 && row.kind !== 'fragile') {
    throw invalid({ [`${path}.value`]: ['Коэффициент должен быть больше нуля'] });
  }
  if (changed.value > hundredths(LIMITS.coefficient) && row.kind !== 'fragile') {
    throw invalid({ [`${path}.value`]: [MESSAGES.max(LIMITS.coefficient)] });
  }
  figures.rows = figures.rows.map((one) => (one === row ? changed : one));
  const [from, to] = [describeRow(row), describeRow(changed)];
  return from === to ? [] : [{ field: row.kind, from, to }];
}

function updateRegion(figures: Figures, region: Region, { price }: ChangedRowDto): Change[] {
  if (price === null || price === undefined || toKopecks(price) === region.price) return [];
  const changed = pricedRegion(region, toKopecks(price));
  figures.regions = figures.regions.map((one) => (one === region ? changed : one));
  return [{ field: 'region', from: describeRegion(region), to: describeRegion(changed) }];
}

function insertRows(figures: Figures, kind: TariffKind, rows: NewRowDto[]): Change[] {
  return rows.map(({ value, value2, value3 }) => {
    const row: TariffRow = {
      id: figures.nextRow,
      kind,
      value: hundredths(value),
      lower: hundredths(value2),
      upper: hundredths(value3),
    };
    figures.nextRow += 1;
    figures.rows = [...figures.rows, row];
    return { field: kind, from: null, to: describeRow(row) };
  });
}
