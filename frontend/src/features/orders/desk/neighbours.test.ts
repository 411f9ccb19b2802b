import { configureStore } from '@reduxjs/toolkit';
import { getPlace, type Place } from './neighbours';

const PER_PAGE = 20;

/** A list of the orders `from`, `from` − 1, … 1, newest first, as the API pages it. */
function listOf(count: number): void {
  const ids = Array.from({ length: count }, (_, index) => count - index);
  globalThis.fetch = (input) => {
    const page = Number(new URL(String(input), 'http://localhost').searchParams.get('page'));
    const data = ids.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((id) => ({ id }));
    const body = { data, page, pages: Math.ceil(count / PER_PAGE), total: count };
    return Promise.resolve(
      new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }),
    );
  };
}

const placeOf = (id: number, page: number, known: number[] = []): Promise<Place> =>
  configureStore({ reducer: () => null })
    .dispatch(getPlace({ id, page, query: {}, known }))
    .unwrap();

describe('the neighbours of an order in its list', () => {
  test('are the orders above and below it', async () => {
    listOf(45);
    expect(await placeOf(44, 1)).toEqual({
      position: 2,
      total: 45,
      previous: { id: 45, page: 1 },
      next: { id: 43, page: 1 },
    });
  });

  test('are found over the edges of a page', async () => {
    listOf(45);
    expect(await placeOf(26, 1)).toMatchObject({ position: 20, next: { id: 25, page: 2 } });
    expect(await placeOf(25, 2)).toMatchObject({ position: 21, previous: { id: 26, page: 1 } });
  });

  test('end where the list ends', async () => {
    listOf(45);
    expect(await placeOf(45, 1)).toMatchObject({ previous: null });
    expect(await placeOf(1, 3)).toMatchObject({ position: 45, next: null });
  });

  test('lead on from an order that has left the filter meanwhile', async () => {
    listOf(2);
    expect(await placeOf(7, 1, [8, 7, 2])).toEqual({
      position: null,
      total: 2,
      previous: { id: 8, page: 1 },
      next: { id: 2, page: 1 },
    });
  });

  test('are none for an order that was never in the list', async () => {
    listOf(2);
    expect(await placeOf(99, 1)).toEqual({ position: null, total: 2, previous: null, next: null });
  });
});
