import { EmbeddedDriver } from './embedded-driver';

let driver: EmbeddedDriver;
beforeEach(() => {
  driver = new EmbeddedDriver(':memory:', {});
  driver.exec(
    "CREATE TABLE towns (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO towns VALUES (1, 'Минск'), (2, NULL)",
  );
});
afterEach(() => driver.close());

const names = 'SELECT name, id FROM towns WHERE id >= ? ORDER BY id';

describe.each([
  [
    'rows',
    '',
    [
      { name: 'Минск', id: 1 },
      { name: null, id: 2 },
    ],
    [{ name: null, id: 2 }],
  ],
  ['one row', ' LIMIT 1', [{ name: 'Минск', id: 1 }], [{ name: null, id: 2 }]],
])('A statement for %s', (_, limit, fromFirst, fromSecond) => {
  it('answers objects, as often as it is asked', () => {
    const statement = driver.prepare(names + limit);
    expect(statement.all(1)).toEqual(fromFirst);
    expect(statement.all(2)).toEqual(fromSecond);
    expect(statement.all(3)).toEqual([]);
    expect(statement.all(1)).toEqual(fromFirst);
  });
});

it('A name that stands twice among the columns has the last one’s value', () => {
  expect(driver.prepare('SELECT 1 AS a, 2 AS b, 3 AS a LIMIT 1').all()).toEqual([{ a: 3, b: 2 }]);
});

it('A limit inside a statement limits that part alone', () => {
  const inner = 'SELECT id FROM towns WHERE id IN (SELECT id FROM towns LIMIT 1) OR id = 2';
  expect(driver.prepare(inner).all()).toEqual([{ id: 1 }, { id: 2 }]);
  expect(driver.prepare('SELECT id FROM towns ORDER BY id LIMIT 1 OFFSET 1').all()).toEqual([{ id: 2 }]);
});

it('One row that has been read holds nothing: others write and remove the table', () => {
  const statement = driver.prepare('SELECT id FROM towns LIMIT 1');
  expect(statement.all()).toEqual([{ id: 1 }]);
  driver.exec('DROP TABLE towns');
  expect(() => statement.all()).toThrow('no such table');
});
