import { dropTriggers, makeTriggers, type RunQuery } from './triggers';

const triggers = { tr_one: 'AFTER INSERT ON a FOR EACH ROW SET @a = 1', tr_two: 'AFTER DELETE ON a …' };

/** A server that answers `CREATE TRIGGER tr_two` with an error, and what it was asked. */
function server(errno: number): { query: RunQuery; asked: string[] } {
  const asked: string[] = [];
  const query = ((sql: string) => {
    asked.push(sql);
    return sql.startsWith('CREATE TRIGGER tr_two')
      ? Promise.reject(Object.assign(new Error(`errno ${errno}`), { errno }))
      : Promise.resolve([]);
  }) as RunQuery;
  return { query, asked };
}

test('a server that allows no triggers is no failure', async () => {
  const { query, asked } = server(1419);
  expect(await makeTriggers(query, triggers)).toBe(false);
  expect(asked).toEqual([
    'DROP TRIGGER IF EXISTS tr_one',
    'CREATE TRIGGER tr_one AFTER INSERT ON a FOR EACH ROW SET @a = 1',
    'DROP TRIGGER IF EXISTS tr_two',
    'CREATE TRIGGER tr_two AFTER DELETE ON a …',
  ]);
});

test('what else goes wrong with a trigger is told', async () => {
  await expect(makeTriggers(server(1146).query, triggers)).rejects.toThrow('errno 1146');
});

test('all triggers are dropped', async () => {
  const { query, asked } = server(0);
  await dropTriggers(query, triggers);
  expect(asked).toEqual(['DROP TRIGGER IF EXISTS tr_one', 'DROP TRIGGER IF EXISTS tr_two']);
});
