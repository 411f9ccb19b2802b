import type { EntityManager } from 'typeorm';
import { hasCounts } from './kept-counts';

test('whether the counts are kept is asked once, and again where there was no answer', async () => {
  const query = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue([]);
  const manager = { connection: { query } } as unknown as EntityManager;
  await expect(hasCounts(manager)).rejects.toThrow('away');
  expect(await hasCounts(manager)).toBe(false);
  const asked = query.mock.calls.length;
  expect(await hasCounts(manager)).toBe(false);
  expect(query).toHaveBeenCalledTimes(asked);
});
