import type { TestApp } from './test-app';

/** How many rows each unit of work of `work` has removed, by the count of what is `left`; `between` runs after each of them. */
export async function unitSizes(
  { database }: TestApp,
  left: () => Promise<number>,
  work: () => Promise<unknown>,
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number[]> {
  const sizes: number[] = [];
  let before = await left();
  const { write } = database;
  const heard = jest.spyOn(database, 'write').mockImplementation(async (unit) => {
    const answer = await write.call(database, unit);
    // Another write, that of a session for instance, may end meanwhile: what is left is read before it is compared.
    const now = await left();
    const gone = before - now;
    before = now;
    if (gone === 0) return answer as never;
    sizes.push(gone);
    await between();
    return answer as never;
  });
  await work().finally(() => heard.mockRestore());
  return sizes;
}
