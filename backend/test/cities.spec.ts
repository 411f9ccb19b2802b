import { fold } from '@shlyah/domain';
import { bumpRevision } from '../src/platform/database/revisions';
import { City } from '../src/modules/points/city.entity';
import { complaints, errorsOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

describe('city suggestions', () => {
  const find = async (query: string) =>
    (await test.visitor().get('/api/findCountry', { query: { query } })).body as {
      id: number;
      search: string;
    }[];

  it('know the seeded ids, zones and coefficients', async () => {
    expect((await find('минск'))[0]).toMatchObject({ id: 6, zone_id: 7, city: 'Минск', coef: 0.4667 });
    expect((await find('Гомель'))[0]).toMatchObject({ id: 3, zone_id: 38, coef: 2.5333 });
  });

  it('are ten at most, and none for nothing', async () => {
    expect((await find('о')).length).toBeLessThanOrEqual(10);
    expect(await find('')).toEqual([]);
    expect((await test.visitor().get('/api/findCountry')).body).toEqual([]);
    const endless = await test.visitor().get('/api/findCountry', { query: { query: 'о'.repeat(201) } });
    expect([endless.status, complaints(endless)]).toEqual([400, ['query']]);
  });

  it('see at once what another process has imported', async () => {
    const name = 'Светлые Новые';
    const { id: _id, ...town } = await test.database.read.findOneByOrFail(City, { id: 6 });
    expect(await find(name)).toEqual([]);
    await test.database.write(async (tx) => {
      await tx.insert(City, { ...town, name, nameKey: fold(name), kind: 'деревня', district: 'Минский' });
      await bumpRevision(tx, 'cities');
    });
    expect(await find(name)).toMatchObject([{ city: name, search: `${name}, Минский район, Минск` }]);
  });
});

it('the city of a new point is not named by two namesakes of one size', async () => {
  const { id: _id, ...town } = await test.database.read.findOneByOrFail(City, { id: 6 });
  const name = 'Светлые Равные';
  const place = { ...town, name, nameKey: fold(name), regionId: 4, population: 3 };
  for (const district of ['Лидский', 'Мостовский'])
    await test.database.write(async (tx) => {
      await tx.insert(City, { ...place, district });
      await bumpRevision(tx, 'cities');
    });
  const points = [{ street: 'ул. Новая, 1', price: 7, city: name }];
  const answer = await (await test.as('admin')).post('/api/points/new', { body: { points } });
  const words =
    'Таких мест несколько. Выберите из списка: Светлые Равные, Лидский район, Гродненская область; Светлые Равные, Мостовский район, Гродненская область';
  expect([answer.status, errorsOf(answer)]).toEqual([422, { 'points.0.city': [words] }]);
});
