import { Logger } from '@nestjs/common';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/database/database';
import { Clock } from '../../platform/common/clock';
import type { City } from './city.entity';
import type { Geocoded } from './geocoded.entity';
import { Geocoder } from './geocoder';

const minsk = { lon: 27_561_821, lat: 53_902_292 } as City;
const centre = { lon: 27.561821, lat: 53.902292 };
const found = [{ lon: '27.601', lat: '53.912' }];

/** What the service is asked, and what it says: an answer, or a failure. */
let asked: string[];
let says: unknown;
/** The stored answers for the addresses. */
let kept: (string | null)[];
let warned: string[];

beforeEach(() => {
  jest.useFakeTimers();
  [asked, says, kept, warned] = [[], found, [], []];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    asked.push((url as URL).searchParams.get('q') ?? '');
    return says instanceof Error ? Promise.reject(says) : Promise.resolve(Response.json(says));
  });
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((words: string) => void warned.push(words));
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Over a database that keeps answers and finds none of them: each address is unknown each time. */
function geocoder({
  url = 'http://geo.example/search' as string | null,
  save = (): unknown => kept.length,
} = {}): Geocoder {
  const upsert = (_table: unknown, { coords }: Geocoded) => {
    save();
    kept.push(coords);
  };
  const database = {
    read: { findOneBy: () => Promise.resolve(null) },
    write: async (work: (tx: object) => unknown) => work({ upsert }),
  };
  const config = { geocoderUrl: url, publicUrl: new URL('https://shlyah.example') };
  return new Geocoder(database as unknown as Database, new Clock(), config as Config);
}

const seconds = (count: number) => jest.advanceTimersByTimeAsync(1000 * count);

it('points stay where they are once each has coordinates, or where no service is named', () => {
  const [placed, unplaced] = [{ coords: '27.5,53.9' }, { coords: null }];
  expect([geocoder().isFinal([placed, placed]), geocoder().isFinal([placed, unplaced])]).toEqual([
    true,
    false,
  ]);
  expect(geocoder({ url: null }).isFinal([unplaced])).toBe(true);
});

it('an address that is asked about already is not asked about beside it', async () => {
  const one = geocoder();
  for (let time = 0; time < 3; time++) expect(await one.place(minsk, 'ул. Новая, 1')).toEqual(centre);
  await seconds(5);
  expect([asked, kept]).toEqual([['ул. Новая, 1, Беларусь'], ['27.601,53.912']]);
});

it('a second lies between two questions', async () => {
  const one = geocoder();
  for (const house of [1, 2, 3]) await one.place(minsk, `ул. Новая, ${house}`);
  await seconds(0.999);
  expect(asked).toHaveLength(1);
  await seconds(0.001);
  expect(asked).toHaveLength(2);
  await seconds(1);
  expect(asked).toHaveLength(3);
});

it('a hundred addresses wait at most, others have to come again', async () => {
  const one = geocoder();
  const houses = Array.from({ length: 101 }, (_, at) => at + 1);
  await Promise.all(houses.map((house) => one.place(minsk, `ул. Новая, ${house}`)));
  await seconds(110);
  expect([asked.length, asked.at(-1)]).toEqual([100, 'ул. Новая, 100, Беларусь']);
  await one.place(minsk, 'ул. Новая, 101');
  await seconds(1);
  expect(asked.at(-1)).toBe('ул. Новая, 101, Беларусь');
});

it('an address is asked about again after a failure, of the service or of the database', async () => {
  let saves = 0;
  const one = geocoder({
    save: () => {
      if (++saves === 1) throw new Error('The disk is full');
    },
  });
  says = new Error('away');
  await one.place(minsk, 'ул. Новая, 1');
  await seconds(1);
  says = found;
  for (let time = 0; time < 2; time++) {
    await one.place(minsk, 'ул. Новая, 1');
    await seconds(1);
  }
  expect([asked.length, kept]).toEqual([3, ['27.601,53.912']]);
  expect(warned).toEqual(['The geocoder did not answer: away', 'The disk is full']);
});

it.each([
  [
    'of Nominatim',
    [
      { lon: '27.6', lat: '53.9' },
      { lon: '23.9', lat: '52.1' },
    ],
    '27.6,53.9',
  ],
  ['of Photon', { features: [{ geometry: { coordinates: [27.6, 53.9] } }] }, '27.6,53.9'],
  ['of Nominatim that knows no such place', [], null],
  ['of Photon that knows no such place', { features: [] }, null],
  ['with a place abroad', [{ lon: '37.6', lat: '55.75' }], null],
  ['without a longitude', [{ lat: '53.9' }], null],
  ['without a latitude', [{ lon: '27.6' }], null],
  ['with a longitude in words', [{ lon: 'east', lat: '53.9' }], null],
  ['with a latitude in words', [{ lon: '27.6', lat: 'north' }], null],
  ['without a word', null, null],
  ['of another kind', { error: 'no key' }, null],
])('an answer %s is understood', async (_what, answer, coords) => {
  says = answer;
  await geocoder().place(minsk, 'ул. Новая, 1');
  await seconds(1);
  expect([kept, warned]).toEqual([[coords], []]);
});

it('one place is asked for, in the form that is understood', async () => {
  await geocoder().place(minsk, 'ул. Новая, 1');
  await seconds(1);
  const [url] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect(Object.fromEntries((url as URL).searchParams)).toEqual({
    q: 'ул. Новая, 1, Беларусь',
    format: 'jsonv2',
    limit: '1',
  });
});

it('nobody is asked where no service is named', async () => {
  const one = geocoder({ url: null });
  expect(await one.place(minsk, 'ул. Новая, 1')).toEqual(centre);
  await seconds(1);
  expect(asked).toEqual([]);
});
