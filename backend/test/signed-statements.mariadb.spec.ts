import { addUser, orderBody } from './support/factories';
import { startProxiedApp } from './support/proxied-app';

it('the statements of a request carry its id to the database', async () => {
  const { test, proxy } = await startProxiedApp();
  const client = await test.signedIn(await addUser(test));
  const units: string[][] = [];
  proxy.onCommit = (statements) => units.push([...statements]);
  const [first, second] = await Promise.all(
    [1, 2].map(() => client.post('/api/order', { body: orderBody() })),
  );
  await test.close();
  for (const answer of [first, second]) {
    const id = String(answer?.headers['x-request-id']);
    const placing = units.filter((unit) => unit.some((sql) => sql.includes(id)));
    expect(placing).toHaveLength(1);
    const [begin, ...statements] = placing.flat();
    expect([begin, statements.pop()]).toEqual(['START TRANSACTION', 'COMMIT']);
    expect(statements.length).toBeGreaterThan(5);
    expect(statements.filter((sql) => !sql.endsWith(` /* ${id} */`))).toEqual([]);
  }
});
