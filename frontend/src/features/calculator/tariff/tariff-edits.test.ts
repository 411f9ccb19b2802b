import {
  changesOf,
  countOf,
  tariffEdits,
  edit,
  rebasedTariff,
  wireChanges,
  type Calculator,
  type Edit,
} from './tariff-edits';
import { checkTable, tablesOf } from './check';

const row = (id: number, value: number, value2: number, value3: number) => ({ id, value, value2, value3 });
const calculator: Calculator = {
  volume: [row(101, 1, 0, 0.1), row(102, 1.1, 0.1, 1)],
  weight: [row(103, 1, 0, 5), row(104, 1.2, 5, 10)],
  'fragile\u0421argo': row(108, 7, 0, 0),
  cities: [],
  version: 4,
};
const after = (...steps: Edit[]) => ({
  saved: calculator,
  edits: steps.reduce((edits, what) => edit(edits, calculator, what), tariffEdits(calculator)),
});

const dearer: Edit = { type: 'set', table: 'weight', key: 'row-104', column: 'value', text: '1.5' };
const added: Edit = { type: 'add', table: 'weight', key: 'new-1' };
const removed: Edit = { type: 'remove', table: 'weight', key: 'row-103' };

describe('edits of the tariff', () => {
  test('are gathered as insert, update and delete sets', () => {
    expect(changesOf(after(dearer, added, removed), 'weight')).toEqual({
      update: [row(104, 1.5, 5, 10)],
      insert: [{ value: 1, value2: 2, value3: 3 }],
      delete: [103],
    });
  });

  test('travel together, over the version that was read', () => {
    const fragile: Edit = { type: 'set', table: 'other', key: 'row-108', column: 'value', text: '9' };
    expect(wireChanges(after(dearer, fragile))).toEqual({
      update: [row(104, 1.5, 5, 10), row(108, 9, 0, 0)],
      insert: { volume: [], weight: [] },
      delete: [],
      version: 4,
    });
  });

  test('are undone one by one', () => {
    const undone = after(dearer, removed, { type: 'undo', table: 'weight', key: 'row-104' });
    expect(changesOf(undone, 'weight')).toEqual({ update: [], insert: [], delete: [103] });
  });

  test('are no edits when the same number is typed another way', () => {
    const retyped: Edit = { type: 'set', table: 'weight', key: 'row-104', column: 'value', text: '1,20' };
    expect(changesOf(after(retyped), 'weight').update).toEqual([]);
  });

  test('stay when somebody else has saved, over his tables', () => {
    const theirs = { ...calculator, version: 5, weight: [row(103, 1.1, 0, 5), row(104, 1.2, 5, 12)] };
    const over = rebasedTariff(after(dearer, added).edits, calculator, theirs);
    expect(over.weight.map(({ value, value3 }) => [value, value3])).toEqual([
      ['1.1', '5'],
      ['1.5', '10'],
      ['1', '3'],
    ]);
    expect(wireChanges({ saved: theirs, edits: over }).version).toBe(5);
  });
});

describe('a table while it is edited', () => {
  const set = (key: string, column: 'value2' | 'value3', text: string): Edit => ({
    type: 'set',
    table: 'weight',
    key,
    column,
    text,
  });

  test('names both rows of an overlap and cannot be saved', () => {
    const check = checkTable(after(set('row-103', 'value3', '7')).edits, 'weight');
    expect(check.ok).toBe(false);
    expect(check.errors).toEqual(['Строки 1 и 2 пересекаются (5–7): измените границы.']);
    expect([check.rows.get('row-103')?.named, check.rows.get('row-104')?.named]).toEqual([true, true]);
  });

  test('shows a gap and can be saved', () => {
    const check = checkTable(after(set('row-104', 'value2', '6')).edits, 'weight');
    expect(check.ok).toBe(true);
    expect(check.warnings[0]).toContain('от 5 до 6 действует коэффициент 1');
  });

  test('is judged without its deleted rows', () => {
    const check = checkTable(after(set('row-103', 'value3', '7'), removed).edits, 'weight');
    expect(check.errors).toEqual([]);
  });

  test('says beside the field what cannot be read', () => {
    const check = checkTable(after(set('row-103', 'value3', 'пять')).edits, 'weight');
    expect(check.rows.get('row-103')?.fields.value3).toBeTruthy();
    expect(check.ok).toBe(false);
  });

  test('may have nothing for fragile cargo, and no coefficient of nothing; numbers are whole hundredths', () => {
    const value = (table: 'other' | 'weight', key: string, text: string) =>
      after({ type: 'set', table, key, column: 'value', text }).edits;
    expect(checkTable(value('other', 'row-108', '0'), 'other').ok).toBe(true);
    expect(checkTable(value('other', 'row-108', '-1'), 'other').ok).toBe(false);
    const check = checkTable(value('weight', 'row-103', '0'), 'weight');
    expect(check.rows.get('row-103')?.fields).toEqual({ value: expect.stringMatching(/0,01/) as string });
    expect(check.rows.get('row-104')?.fields).toEqual({});
    // 1.15 × 100 is 114.99999999999999.
    expect(tablesOf(value('weight', 'row-103', '1,15')).weight[0]?.coefficient).toBe(115);
    expect(tablesOf(value('other', 'row-108', '7.15')).fragileSurcharge).toBe(715);
  });

  test('counts what was changed, put in and taken out', () => {
    expect(countOf(changesOf(after(dearer, added, removed), 'weight'))).toBe(3);
    expect(countOf(changesOf(after(added, { ...added, key: 'new-2' }, removed), 'weight'))).toBe(3);
    expect(countOf(changesOf(after(), 'weight'))).toBe(0);
  });

  test('feeds the example in hundredths and kopecks', () => {
    expect(tablesOf(after(dearer, removed).edits)).toEqual({
      volume: [
        { coefficient: 100, lower: 0, upper: 10 },
        { coefficient: 110, lower: 10, upper: 100 },
      ],
      weight: [{ coefficient: 150, lower: 500, upper: 1000 }],
      fragileSurcharge: 700,
    });
  });
});
