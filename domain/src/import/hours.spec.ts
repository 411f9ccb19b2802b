import { headOfEntries, readHead } from './columns';
import { hoursIn } from './hours';
import { readOrders } from './orders';

const now = new Date('2026-11-20T09:00:00Z');
const table = (heads: string, ...rows: string[]) => [heads, ...rows].map((row) => row.split(';'));

function read(cells: string[][], common?: string) {
  const head = readHead(cells);
  const orders = readOrders(
    cells,
    head,
    { order: common === undefined ? {} : { deliveryDate: common } },
    now,
  );
  return {
    questions: head.columns.flatMap(({ question }) => question ?? []),
    hours: orders.map(({ values }) => [values['deliveryDate'], values['deliveryFrom'] ?? null]),
    comments: orders.map(({ values }) => values['reciverComment'] ?? null),
    problems: orders.flatMap(({ problems }) => problems.map(({ code, column }) => `${code} ${column}`)),
  };
}

describe('hours of a cell', () => {
  it.each([
    ['10-14', '10:00', '14:00'],
    ['с 10 до 14', '10:00', '14:00'],
    ['С 9 по 12 ч.', '09:00', '12:00'],
    ['10:00 - 14:30', '10:00', '14:30'],
    ['10.00–14.00', '10:00', '14:00'],
    ['09:00:00-18:00:00', '09:00', '18:00'],
    ['02:00-05:00', '02:00', '05:00'],
    ['после 18', '18:00', null],
    ['с 9:30', '09:30', null],
    ['до 12', null, '12:00'],
    ['не позже 17:45', null, '17:45'],
  ])('«%s»', (text, from, until) => expect(hoursIn(text)).toEqual({ from, until }));

  it.each([
    'утром',
    'днём после обеда',
    '14:00',
    '18-10',
    '2-5',
    '10-25',
    '10:60-12',
    'с 10 до 14 кроме обеда',
    '',
  ])('«%s» stays words', (text) => expect(hoursIn(text)).toBeNull());
});

describe('a table', () => {
  it('has its hours in one column', () =>
    expect(
      read(
        table('ФИО;Дата доставки;Интервал', 'А;27.11.2026;10-14', 'Б;27.11.2026;после 18', 'В;27.11.2026;-'),
      ),
    ).toEqual({
      questions: [],
      hours: [
        ['2026-11-27 14:00', '10:00'],
        ['2026-11-27 23:00', '18:00'],
        ['2026-11-27 23:00', null],
      ],
      comments: [null, null, null],
      problems: [],
    }));

  it('has them in two columns, or behind the date', () => {
    expect(
      read(table('Дата доставки;Время с;Время по', '27.11.2026;10:00;14', '27.11.2026;;до 12')).hours,
    ).toEqual([
      ['2026-11-27 14:00', '10:00'],
      ['2026-11-27 12:00', null],
    ]);
    expect(read(table('ФИО;Дата доставки', 'А;2026-11-27 10:00 - 22:00')).hours).toEqual([
      ['2026-11-27 22:00', '10:00'],
    ]);
  });

  it('has one day for all of its rows', () =>
    expect(
      read(table('ФИО;Телефон;Время доставки', 'А;80291234567;до 12'), '2026-11-27 23:00').hours,
    ).toEqual([['2026-11-27 12:00', null]]));

  it('says two things', () => {
    const rows = (date: string, hours: string) =>
      read(table('Дата доставки;Интервал', `${date};${hours}`)).problems;
    expect(rows('27.11.2026 до 18:00', '10-14')).toEqual(['date_unclear 1']);
    expect(rows('27.11.2026 до 14:00', '10-14')).toEqual([]);
    expect(rows('2026-11-27 09:00 - 14:00', '10-14')).toEqual(['date_unclear 1']);
  });

  it('with a word among its hours is asked as a whole', () => {
    const { questions, hours } = read(
      table('Дата доставки;Интервал', '27.11.2026;10-14', '27.11.2026;утром'),
    );
    expect(questions).toEqual(['comment']);
    expect(hours).toEqual([
      ['2026-11-27 23:00', null],
      ['2026-11-27 23:00', null],
    ]);
  });

  it('of an address book asks whose hours they are', () => {
    const [, column] = headOfEntries(readHead(table('ФИО;Время доставки', 'А;10:00–18:00'))).columns;
    expect(column).toMatchObject({ field: 'note', question: 'comment' });
    expect(column?.options.map(({ field }) => field)).toEqual(['hours', 'note', null]);
  });
});
