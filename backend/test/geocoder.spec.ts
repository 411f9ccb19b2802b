import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Geocoded } from '../src/modules/points/geocoded.entity';
import { startTestApp, type TestApp } from './support/test-app';

/** A geocoder on loopback that counts how often it is asked. */
let service: Server;
let asked: string[];
let answer: (query: string) => { status: number; body: string; headers?: Record<string, string> };
let test: TestApp;

beforeEach(async () => {
  asked = [];
  answer = () => ({ status: 200, body: JSON.stringify([{ lon: '27.601', lat: '53.912' }]) });
  service = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams.get('q') ?? '';
    asked.push(query);
    const { status, body, headers } = answer(query);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  test = await startTestApp({ geocoderUrl: `http://127.0.0.1:${port}/search` });
});

afterEach(async () => {
  await test.close();
  await new Promise((resolve) => service.close(resolve));
});

interface PointAnswer {
  street: string;
  coords: string | null;
  place: string;
}

const street = 'ул. Новая, 1';

async function addPoint(): Promise<void> {
  const admin = await test.as('admin');
  const added = await admin.post('/api/points/new', {
    body: { points: [{ city: 'Минск', street, price: 7 }] },
  });
  expect(added.status).toBe(201);
}

async function readPoint(): Promise<PointAnswer | undefined> {
  const points = (await test.visitor().get('/api/points')).body as PointAnswer[];
  return points.find((point) => point.street === street);
}

/** Waits until the answer of the background question is stored. */
async function untilKnown(): Promise<void> {
  while (!(await test.database.read.exists(Geocoded)))
    await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('a point without coordinates', () => {
  it('stands in the middle of its city at once, and at its address when the geocoder has answered', async () => {
    await addPoint();
    const first = await readPoint();
    expect(first?.coords).toBeNull();
    await untilKnown();
    expect((await readPoint())?.place).toBe('27.601,53.912');
  });

  it('is asked about once, however often the list is read', async () => {
    await addPoint();
    await untilKnown();
    await Promise.all(Array.from({ length: 20 }, readPoint));
    expect(asked).toEqual(['г. Минск, ул. Новая, 1, Беларусь']);
  });

  it('stays in its city when the geocoder knows a namesake abroad', async () => {
    answer = () => ({ status: 200, body: JSON.stringify([{ lon: '37.6', lat: '55.75' }]) });
    await addPoint();
    const before = await readPoint();
    await untilKnown();
    expect((await readPoint())?.place).toBe(before?.place);
  });

  it.each([
    ['fails', { status: 500, body: 'oops' }],
    [
      'sends us on to another address',
      { status: 302, body: '', headers: { Location: '/elsewhere?q=followed' } },
    ],
  ])('stays in its city when the geocoder %s, and the list is answered all the same', async (_, given) => {
    answer = () => given;
    await addPoint();
    const point = await readPoint();
    expect(point?.place).toMatch(/^27\.\d+,53\.\d+$/);
    expect(await test.database.read.exists(Geocoded)).toBe(false);
    expect(asked).not.toContain('followed');
    const warned = () => test.log.filter(({ level }) => level === 'warn').map(({ msg }) => msg);
    while (warned().length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    // Once for each time that it was asked.
    expect([...new Set(warned())]).toEqual([
      `The geocoder did not answer: ${given.status === 500 ? 'status 500' : 'fetch failed'}`,
    ]);
  });
});
