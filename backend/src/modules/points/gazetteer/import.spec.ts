import { fold } from '@shlyah/domain';
import { GAZETTEER } from './gazetteer';
import { districtOf, regionOf } from './district-names';
import { GeoFileError, matchSettlements, parseSettlements, type ExistingSettlement } from './import';

const dumpRow = (
  postcode: string,
  name: string,
  oblast: string,
  district: string,
  lat: number,
  lon: number,
) => ['BY', postcode, name, oblast, '', district, '', '', '', lat, lon, 4].join('\t');

const DUMP = [
  dumpRow('211030', 'Орша', 'Vitebsk', 'Orcha', 54.5081, 30.4172),
  dumpRow('211019', 'Пищалово', 'Vitebsk', 'Orcha', 54.6063, 30.359),
  dumpRow('211080', 'Усвиж - Бук', 'Vitebsk', 'Tolotchin', 54.4878, 29.7022),
  dumpRow('213714', 'Свислочь', 'Moghilev', 'Ossipovitchi', 53.4375, 28.9699),
  dumpRow('213714', 'Свислочь 2', 'Moghilev', 'Ossipovitchi', 53.44, 28.97),
  dumpRow('220000', 'Минск', 'Minsk', 'Minsk', 53.9, 27.5667),
  dumpRow('220002', 'Minsk', 'Minsk', '', 53.9, 27.5667),
].join('\n');

const json = (
  rows: unknown[],
  fields = ['id', 'name', 'region', 'district', 'postcode', 'lat', 'lon'],
): string => JSON.stringify({ source: 'made up', fields, rows });

const OZYORNY = [77, 'Озерный', 'BY-HR', 'Гродненский', '230001', 53.7, 23.9];

describe('a GeoNames dump', () => {
  const { rows, skipped } = parseSettlements(DUMP, 'BY.txt');

  it('gives the settlements with our words for oblast and district', () => {
    expect(rows.map(({ name, region, district }) => [name, region, district])).toEqual([
      ['Орша', 'BY-VI', 'Оршанский'],
      ['Пищалово', 'BY-VI', 'Оршанский'],
      ['Усвиж-Бук', 'BY-VI', 'Толочинский'],
      ['Свислочь', 'BY-MA', 'Осиповичский'],
      ['Минск', 'BY-HM', null],
    ]);
    expect(rows[1]).toEqual({
      name: 'Пищалово',
      kind: 'населённый пункт',
      region: 'BY-VI',
      district: 'Оршанский',
      postcode: '211019',
      lat: 54.6063,
      lon: 30.359,
    });
  });

  it('leaves out further post offices of one place and says in which line', () => {
    expect(skipped.map(({ line }) => line)).toEqual([5, 7]);
    expect(skipped[0]?.reason).toBe('Свислочь: the same name and district as in line 4');
  });

  it('may have Windows line ends, a byte order mark and blank lines', () => {
    expect(parseSettlements(`\uFEFF${DUMP.replaceAll('\n', '\r\n\r\n')}\r\n`, 'BY.txt').rows).toEqual(rows);
  });

  it('may do without its last column, and without no other', () => {
    const cut = (columns: number): string =>
      DUMP.split('\n')
        .map((line) => line.split('\t').slice(0, columns).join('\t'))
        .join('\n');
    expect(parseSettlements(cut(11), 'BY.txt').rows).toEqual(rows);
    expect(() => parseSettlements(cut(10), 'BY.txt')).toThrow('7 of 7 rows');
  });

  it('leaves out a row whose point lies far outside its oblast', () => {
    const wrong = dumpRow('211227', 'Завидиненты', 'Grodno', 'Ostrovets', 54.9054, 30.3871);
    const parsed = parseSettlements(`${DUMP}\n${wrong}`, 'BY.txt');
    expect(parsed.rows).toEqual(rows);
    expect(parsed.skipped.at(-1)?.reason).toBe('Завидиненты: its point lies outside Гродненская область');
  });

  it('takes the oblast from the point when its name is unknown', () => {
    const parsed = parseSettlements(dumpRow('225300', 'Кобрин', '?', '', 52.2161, 24.3664), 'BY.txt');
    expect(parsed.rows.map(({ region }) => region)).toEqual(['BY-BR']);
  });
});

describe('the names of oblasts and districts', () => {
  it.each([
    ['Brest', 'BY-BR'],
    ["Brestskaya Voblasts'", 'BY-BR'],
    ['Брестская область', 'BY-BR'],
    ['Moghilev', 'BY-MA'],
    ['Могилёвская область', 'BY-MA'],
    ['Hrodna', 'BY-HR'],
    ['Homyel', 'BY-HO'],
    ['Viciebsk', 'BY-VI'],
    ['Minsk', 'BY-MI'],
    ['BY-HM', 'BY-HM'],
    ['Warszawa', null],
    ['', null],
  ])('%s is %s', (name, iso) => expect(regionOf(name)).toBe(iso));

  it.each([
    ['BY-VI', 'Bechenkovitchi', 'Бешенковичский'],
    ['BY-VI', 'Tchachniki', 'Чашникский'],
    ['BY-VI', 'Choumilino', 'Шумилинский'],
    ['BY-VI', 'Vitebsk', 'Витебский'],
    ['BY-BR', 'Jabinka', 'Жабинковский'],
    ['BY-HR', 'Chtchoutchin', 'Щучинский'],
    ['BY-HR', 'Volkovyssk', 'Волковысский'],
    ['BY-MA', 'Gorki', 'Горецкий'],
    ['BY-MA', 'Glousk', 'Глусский'],
    ['BY-MI', 'Ouzda', 'Узденский'],
    ['BY-MI', 'Minsk', 'Минский'],
    ['BY-MI', 'Poukhovitchi', 'Пуховичский'],
    ['BY-MI', 'Пуховичский район', 'Пуховичский'],
    ['BY-HO', 'Буда-Кошелевский', 'Буда-Кошелёвский'],
    ['BY-HO', 'Tombouctou', null],
    ['BY-HO', '', null],
    ['BY-MI', 'Ставки', null],
  ] as const)('in %s %s is %s', (region, name, district) => expect(districtOf(region, name)).toBe(district));

  it('know every district by its own adjective', () => {
    const all = new Set<string>();
    for (const { region, district } of GAZETTEER) {
      if (district === null) continue;
      expect(districtOf(region, fold(district))).toBe(district);
      all.add(`${region} ${district}`);
    }
    expect(all.size).toBe(118);
  });
});

describe('settlements as JSON', () => {
  it('are read by the names of the fields, in any order, without their ids', () => {
    const fields = ['lon', 'lat', 'district', 'region', 'name', 'postcode'];
    const { rows } = parseSettlements(
      json([[23.9, 53.7, 'Гродненский', 'BY-HR', 'Озёрный', null]], fields),
      'a.json',
    );
    expect(rows).toEqual([
      {
        name: 'Озёрный',
        kind: 'населённый пункт',
        region: 'BY-HR',
        district: 'Гродненский',
        postcode: null,
        lat: 53.7,
        lon: 23.9,
      },
    ]);
  });

  it('may have names of 120 letters, and no longer ones', () => {
    const named = (length: number) => [1, 'Я'.repeat(length), ...OZYORNY.slice(2)];
    const rows = [...Array.from({ length: 20 }, (_, at) => named(101 + at)), named(121)];
    const parsed = parseSettlements(json(rows), 'a.json');
    expect(parsed.rows.at(-1)?.name).toHaveLength(120);
    expect(parsed.skipped).toEqual([{ line: 21, reason: 'no name in Cyrillic letters' }]);
  });

  it('count their rows from 1', () => {
    const rows = Array.from({ length: 20 }, (_, at) => [
      at,
      `Село ${'абвгдежзиклмнопрстуф'[at]}`,
      ...OZYORNY.slice(2),
    ]);
    rows[7] = [7, 'Село', 'BY-HR', 'Гродненский', '230001', 'north', 23.9];
    rows[9] = [9, 'Село', 'BY-HR', 'Гродненский', '230001', 53.7, 'east'];
    expect(parseSettlements(json(rows), 'a.json').skipped).toEqual([
      { line: 8, reason: 'no coordinates' },
      { line: 10, reason: 'no coordinates' },
    ]);
  });
});

describe('a bad file', () => {
  const good = json([OZYORNY]);
  it.each([
    ['nothing', '', 'no rows'],
    ['no rows', json([]), 'no rows'],
    ['a cut off file', good.slice(0, -10), 'broken or cut off'],
    ['other JSON', '{"type":"FeatureCollection","features":[]}', '"fields" and "rows"'],
    ['JSON without fields', '{"rows":[]}', '"fields" and "rows"'],
    ['JSON without rows', '{"fields":["name"]}', '"fields" and "rows"'],
    ['JSON without coordinates', json([['Озёрный']], ['name']), 'region, district, postcode, lat, lon'],
    ['a text', 'Просто письмо.\nИ ещё строка.', 'no Belarusian settlements'],
    ['another country', DUMP.replaceAll('BY\t', 'RU\t'), '7 of 7 rows'],
    ['a table with other columns', 'BY;211030;Орша;Vitebsk', '1 of 1 rows'],
    ['rows that are no rows', json([1, null, 'a']), '3 of 3 rows'],
    ['places abroad', json([[1, 'Вильнюс', '', '', null, 54.6872, 25.2797]]), '1 of 1 rows'],
    ['Windows-1251 read as UTF-8', DUMP.replace('Орша', '\uFFFD\uFFFD\uFFFD'), 'UTF-8'],
    ['UTF-16', 'B\0Y\0', 'UTF-8'],
  ])('%s is refused in one sentence that names it', (_what, text, why) => {
    const parse = () => parseSettlements(text, 'places.txt');
    expect(parse).toThrow(GeoFileError);
    expect(parse).toThrow(why);
    expect(parse).toThrow(/^places\.txt: [^\n]+; nothing was imported\.$/);
  });

  it('is one with more than a tenth of broken rows, not one with fewer', () => {
    const rows = Array.from({ length: 30 }, (_, at) => [at, `Село${'я'.repeat(at)}`, ...OZYORNY.slice(2)]);
    const withBroken = (count: number) => json(rows.map((row, at) => (at < count ? 'broken' : row)));
    expect(parseSettlements(withBroken(3), 'a.json').rows).toHaveLength(27);
    expect(() => parseSettlements(withBroken(4), 'a.json')).toThrow('4 of 30 rows');
  });
});

describe('matching a file with the database', () => {
  const ours: ExistingSettlement[] = [
    ...GAZETTEER,
    {
      id: 1000,
      name: 'Озёрный',
      region: 'BY-HR',
      district: 'Гродненский',
      postcode: '230001',
      lat: 53.7,
      lon: 23.9,
    },
  ];
  const read = (...rows: unknown[][]) => parseSettlements(json(rows), 'a.json').rows;

  it('never changes a built-in place, whatever its district, position and id in the file', () => {
    const rows = read(
      [9, 'Могилев', 'BY-MA', 'Могилёвский', '212999', 53.93, 30.35],
      [6, 'Новоельня', 'BY-HR', 'Гродненский', '231470', 53.4636, 25.5846],
    );
    expect(matchSettlements(ours, rows)).toEqual({ insert: [], update: [], same: 2 });
  });

  it.each([
    ['4.5 km to the east', 0, 0.068, true],
    ['5.5 km to the east', 0, 0.083, false],
    ['4.5 km to the north', 0.04, 0, true],
    ['5.5 km to the north', 0.05, 0, false],
  ])('takes a namesake of another district %s for a built-in place or not', (_, north, east, isSame) => {
    const ours = GAZETTEER.filter(({ name }) => name === 'Новоельня');
    const { lat, lon } = ours[0] as ExistingSettlement;
    const rows = read([6, 'Новоельня', 'BY-HR', 'Гродненский', null, lat + north, lon + east]);
    expect(matchSettlements(ours, rows).same).toBe(Number(isSame));
  });

  it('takes the only namesake where the file tells no district', () => {
    const rows = read([77, 'Озерный', 'BY-HR', null, '230001', 53.7, 23.9]);
    expect(matchSettlements(ours, rows)).toEqual({ insert: [], update: [], same: 1 });
  });

  it('counts less than a metre as no move', () => {
    const moved = (north: number) => read([77, 'Озерный', 'BY-HR', 'Гродненский', null, 53.7 + north, 23.9]);
    expect(matchSettlements(ours, moved(0.000_006))).toMatchObject({ update: [], same: 1 });
    expect(matchSettlements(ours, moved(0.000_02)).update).toHaveLength(1);
  });

  it('inserts namesakes in other districts and oblasts', () => {
    const rows = read(
      [1, 'Озерный', 'BY-HR', 'Мостовский', null, 53.4, 24.5],
      [2, 'Озерный', 'BY-MI', 'Червенский', null, 53.7, 28.4],
    );
    const { insert, update, same } = matchSettlements(ours, rows);
    expect(insert).toEqual(rows);
    expect([update, same]).toEqual([[], 0]);
  });

  it('updates postcode and position of a place that an import brought, under our id', () => {
    const moved = read([77, 'Озерный', 'BY-HR', 'Гродненский', '230002', 53.71, 23.9]);
    expect(matchSettlements(ours, moved)).toEqual({
      insert: [],
      update: [{ id: 1000, postcode: '230002', lat: 53.71, lon: 23.9 }],
      same: 0,
    });
  });

  it('keeps a postcode that the file does not know', () => {
    const rows = read([77, 'Озерный', 'BY-HR', 'Гродненский', null, 53.7, 23.9]);
    expect(matchSettlements(ours, rows)).toEqual({ insert: [], update: [], same: 1 });
  });

  it('finds nothing new in a file that was imported before', () => {
    const rows = parseSettlements(DUMP, 'BY.txt').rows;
    const first = matchSettlements(GAZETTEER, rows);
    expect(first.insert.map(({ name }) => name)).toEqual(['Пищалово', 'Усвиж-Бук', 'Свислочь']);
    const stored = first.insert.map((row, at) => ({ ...row, id: 2000 + at }));
    expect(matchSettlements([...GAZETTEER, ...stored], rows)).toEqual({
      insert: [],
      update: [],
      same: rows.length,
    });
  });

  it('inserts a place once even when the rows name it twice', () => {
    const [row] = read([1, 'Пищалово', 'BY-VI', 'Оршанский', null, 54.6, 30.3]);
    expect(row && matchSettlements([], [row, { ...row, lat: 54.7 }])).toEqual({
      insert: [row],
      update: [],
      same: 1,
    });
  });
});
