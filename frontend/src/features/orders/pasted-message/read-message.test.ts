import fc from 'fast-check';
import messages from '../../../../test/pasted-messages.json';
import { fieldsOf, type ExpectedFields } from '../../../../test/message-fields';
import { readMessage } from './read-message';

/** Friday, 27 November 2026, 10:00 in Minsk. */
const now = new Date('2026-11-27T07:00:00Z');

/** As people write, and what a person reads in it. The last 90 are not those by which the rules were written. */
const MESSAGES: readonly { message: string; expected: ExpectedFields }[] = messages;

type Name = keyof ExpectedFields;
type Score = Record<'right' | 'missed' | 'wrong' | 'invented', number>;

/** How each field was read in all messages, and the messages in which it was not. */
function judge(): { scores: Map<Name, Score>; faults: string[]; invented: string[] } {
  const scores = new Map<Name, Score>();
  const [faults, invented]: [string[], string[]] = [[], []];
  for (const { message: text, expected } of MESSAGES) {
    const found = fieldsOf(readMessage(text, now));
    for (const name of new Set([...Object.keys(expected), ...Object.keys(found)]) as Set<Name>) {
      const [is, should] = [found[name], expected[name]];
      const score = scores.get(name) ?? { right: 0, missed: 0, wrong: 0, invented: 0 };
      scores.set(name, score);
      const how =
        is === should ? 'right' : should === undefined ? 'invented' : is === undefined ? 'missed' : 'wrong';
      score[how] += 1;
      if (how === 'right') continue;
      (how === 'invented' ? invented : faults).push(
        `${name}: «${is ?? ''}» for «${should ?? ''}» in «${text}»`,
      );
    }
  }
  return { scores, faults, invented };
}

test('of the fields of 166 messages nine of ten are right, and none is invented', () => {
  const { scores, faults, invented } = judge();
  const rows = [...scores].map(([name, score]) => `${name}: ${JSON.stringify(score)}`);
  const sum = (how: keyof Score) => [...scores.values()].reduce((all, score) => all + score[how], 0);
  const said = sum('right') + sum('missed') + sum('wrong');
  const table = [...rows, `right: ${sum('right')} of ${said}`, ...faults];
  if (process.env.TABLE)
    process.stdout.write(`${MESSAGES.length}\n${table.join('\n')}\n${invented.join('\n')}\n`);
  expect(MESSAGES.length).toBeGreaterThanOrEqual(120);
  expect({ invented, table: invented.length > 0 ? table : [] }).toEqual({ invented: [], table: [] });
  expect(sum('right') / said < 0.9 ? table : []).toEqual([]);
});

/** Milliseconds of processor time for a quarter of the longest message: the clock also counts what else the machine does. */
const MOMENT = 50;

/** A shorter time is mostly the switches of a busy processor. A quadratic pattern over 5,000 signs takes more than `8 * LEAST`. */
const LEAST = 10;

function timeOf(text: string): number {
  const began = process.cpuUsage();
  readMessage(text, now);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Beginnings of what is read, and signs that readers of texts go over. */
const REPEATED = [
  '80291234567 |ул. |1|г. Минск |г. |Иванов Иван |1 2 3 | |10x20x|ООО «|с 1 |a|Я|1.|от кого |(|+|-|—|,|, |@|a@|/|1/|№|: |д. |кв. 1 |к 1 |Ленина |на ',
  '12 кг |1 место |цена 1 |до 18 |1 декабря |Иван! |спасибо, |оплата |т. |с 9 до 12 |5 или 6 |забрать |забор: завтра 14–18 |завтра с 9 до 12 забрать |заберите, пожалуйста, |не раньше 1 |[29.11, |Из Минска |под 1 код 1|домофон 1|пять кор |после 18 |Мир ул. Мира |\u00a0|\n|\n |\t|\u200b|\u0301\u0316|０|（|😀|"|.',
].flatMap((signs) => signs.split('|'));

test.each(REPEATED)('5 KB of «%s» are read in linear time', (text) => {
  const bestOf = (length: number): number => {
    const long = text.repeat(Math.ceil(length / text.length));
    // The first try compiles the patterns.
    return Math.min(...Array.from({ length: 10 }, () => timeOf(long)));
  };
  let [quarter, whole] = [Infinity, Infinity];
  // The time of the process includes its garbage collector, which may fall upon one of the two: the best of several rounds counts.
  for (let round = 0; round < 5 && !(whole < 8 * Math.max(quarter, LEAST)); round += 1)
    [quarter, whole] = [Math.min(quarter, bestOf(1250)), Math.min(whole, bestOf(5000))];
  expect(quarter).toBeLessThan(MOMENT);
  // Four times as much, where a quadratic pattern would take sixteen. V8 compiles patterns without optimization in a process
  // that has compiled many, which multiplies both times.
  expect(whole).toBeLessThan(8 * Math.max(quarter, LEAST));
});

test('no text makes it throw', () => {
  const word = fc.constantFrom(
    'ул. ',
    'Ленина ',
    'кв',
    '12',
    ' г. ',
    'Минск',
    '+375',
    '80291234567',
    ',',
    '\n',
    ' до ',
    '3 кг',
    'х',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(word, { maxLength: 40 }).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(text, (any) => void readMessage(any, now)),
    { numRuns: 300 },
  );
});

describe('the hours of a day are read with it', () => {
  const dateOf = (words: string) =>
    readMessage(`Минск, ул. Немига 5, Пётр, 80291234567, завтра ${words}`, now).fields.date;

  it.each([
    ['с 9 до 12', '12:00', '09:00'],
    ['9-12 ч', '12:00', '09:00'],
    ['9:30-12:00', '12:00', '09:30'],
    ['после 18', '23:00', '18:00'],
    ['после обеда', '23:00', '13:00'],
    ['во второй половине дня', '23:00', '13:00'],
    ['до обеда', '13:00', undefined],
    ['в первой половине дня', '13:00', undefined],
    ['до 14', '14:00', undefined],
    ['вечером', '23:00', undefined],
    ['с 2 до 5', '23:00', undefined],
    ['2-3 часа', '23:00', undefined],
  ])('«завтра %s»', (words, until, begins) => {
    const { value, begins: found } = dateOf(words) ?? {};
    expect([value, found]).toEqual([`2026-11-28 ${until}`, begins]);
  });

  it('and its words say so', () => expect(dateOf('с 9 до 12')?.from).toBe('завтра, с 9 до 12'));

  it('but not those of no day', () => {
    const { fields, courier } = readMessage('Минск, ул. Немига 5, Пётр, 80291234567, с 9 до 12', now);
    expect([fields.date, courier?.value]).toEqual([undefined, 'с 9 до 12']);
  });
});
