import { nameKey, REGIONS } from '@shlyah/domain';
import { City } from '../src/modules/points/city.entity';
import { CitiesService } from '../src/modules/points';
import type { FoundCityDto } from '../src/modules/points/dto/point.dto';
import type { Client } from './support/client';
import { addUser, orderBody } from './support/factories';
import { csv, HEADINGS, IMPORT_TIME, previewOf, row } from './support/import-files';
import { setUpTestApp } from './support/test-app';
import kept from './support/towns-of-2026.json';

/** The towns that the product knew before villages came, with what the search answered: number, label, zone. */
const TOWNS = (kept as [id: number, search: string, zone: number][]).map(([id, search, zone]) => ({
  id,
  search,
  zone,
}));
/** Two towns of one name: the name alone is asked, «г.» is the city. */
const NAMESAKES: Readonly<Record<string, number>> = { Речица: 154, Свислочь: 162 };

const test = setUpTestApp();
let client: Client;
let towns: { id: number; search: string; zone: number; city: City }[];

beforeAll(async () => {
  test.clock.set(IMPORT_TIME);
  client = await test.signedIn(await addUser(test));
  const cities = new Map((await test.database.read.find(City)).map((city) => [city.id, city]));
  towns = TOWNS.map((town) => ({ ...town, city: cities.get(town.id) as City }));
});

/** The texts of a town, and the number that each means: null where it is asked. */
function textsOf({
  id,
  city: { name, district, regionId },
}: (typeof towns)[number]): [string, number | null][] {
  const region = REGIONS.find((one) => one.id === regionId)?.name ?? '';
  const chief = NAMESAKES[name];
  return [
    [name, chief === undefined ? id : null],
    [`г. ${name}`, chief ?? id],
    [`${name} г.`, chief ?? id],
    [district ? `${name}, ${district} район` : name, id],
    [district ? `${district} р-н, ${name}` : name, id],
    [`${name}, ${region}`, id],
    [`${region}, г. ${name}`, id],
  ];
}

it('there are all of them, with more than 2,700 villages beside', async () => {
  expect(towns.map(({ city }) => city?.id)).toEqual(TOWNS.map(({ id }) => id));
  expect(TOWNS).toHaveLength(202);
  expect(await test.database.read.count(City)).toBe(202 + 2775);
});

it('each is the first that the search finds, with its number, label and zone', async () => {
  const cities = test.app.get(CitiesService);
  const expected = (town: (typeof towns)[number], id: number | null) => {
    const meant = TOWNS.find((one) => one.id === (id ?? NAMESAKES[town.city.name]));
    return { id: meant?.id, search: meant?.search, zone_id: meant?.zone, exact: id !== null };
  };
  for (const town of towns)
    for (const [text, id] of textsOf(town))
      expect([text, (await cities.find(text))[0]]).toMatchObject([text, expected(town, id)]);
  for (const town of towns.filter((_, at) => at % 20 === 0)) {
    const [[text, id] = ['', null]] = textsOf(town);
    const { body } = await test.visitor().get('/api/findCountry', { query: { query: text } });
    expect([text, (body as FoundCityDto[])[0]]).toMatchObject([text, expected(town, id)]);
  }
});

it('each is read by an import without a question', async () => {
  const texts = towns.flatMap(textsOf);
  for (let at = 0; at < texts.length; at += 900) {
    const part = texts.slice(at, at + 900);
    const { orders } = await previewOf(client, csv(HEADINGS, ...part.map(([text]) => row({ 3: text }))));
    const found = orders.map(({ destination }, index) => [part[index]?.[0], destination]);
    expect(found).toEqual(
      part.map(([text, id]) => [text, TOWNS.find((one) => one.id === id)?.search ?? null]),
    );
  }
});

it('the words of each agree with its number in an order and in the address book', async () => {
  for (const town of towns.filter((_, at) => at % 10 === 0)) {
    for (const [text] of textsOf(town).filter(([, id]) => id === town.id)) {
      const { status, body } = await client.post('/api/order', {
        body: orderBody({ reciverAddress: text, reciverAddressId: town.id }),
      });
      expect([text, status, (body as { reciverAddress: string }).reciverAddress]).toEqual([
        text,
        201,
        town.search,
      ]);
    }
  }
});

it('a village makes no beginning of a town’s name mean another place, unless it is called so in whole', async () => {
  const cities = test.app.get(CitiesService);
  const names = new Set((await test.database.read.find(City)).map(({ name }) => nameKey(name)));
  for (const { city } of towns)
    for (let length = 2; length < city.name.length; length += 1) {
      const typed = city.name.slice(0, length).toLowerCase();
      if (names.has(nameKey(typed))) continue;
      const [first] = await cities.find(typed);
      expect([typed, TOWNS.some(({ id }) => id === first?.id)]).toEqual([typed, true]);
    }
});
