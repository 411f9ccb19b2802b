import { leastOf, taken } from '../../../../test/support/taken';
import { GAZETTEER } from '../gazetteer';
import { CityIndex, type IndexedCity } from './city-index';

const village = (
  id: number,
  name: string,
  district: string,
  extra: Partial<IndexedCity> = {},
): IndexedCity => ({
  id,
  name,
  kind: 'деревня',
  region: 'BY-HR',
  district,
  postcode: null,
  ...extra,
});

const towns = new CityIndex(GAZETTEER);

describe('namesakes', () => {
  const lakes = new CityIndex([
    village(1, 'Озёрный', 'Гродненский'),
    village(2, 'Озёрный', 'Мостовский'),
    village(3, 'Озёрный', 'Червенский', { region: 'BY-MI' }),
    village(4, 'Озерный', 'Пинский', { region: 'BY-BR', kind: 'хутор', postcode: '225711' }),
    village(5, 'Озёрный', 'Пинский', { region: 'BY-BR', kind: 'хутор', postcode: '225712' }),
    village(6, 'Озёрный', 'Пинский', { region: 'BY-BR', kind: 'агрогородок' }),
    village(7, 'Заря', 'Пинский', { region: 'BY-BR' }),
  ]);
  const labels = (query: string): string[] => lakes.find(query).map((row) => lakes.label(row));

  it('are all listed, with or without «ё», each with a text of its own that begins with the name', () => {
    const texts = labels('озерный');
    expect(texts).toHaveLength(6);
    expect(new Set(texts).size).toBe(6);
    for (const text of texts) expect(text).toMatch(/^Оз[её]рный, [А-Я][а-я]+ район, [А-Я][а-я]+ область/);
    expect(texts).toContain('Озёрный, Гродненский район, Гродненская область');
  });

  it('of one district differ by kind and postcode', () => {
    expect(labels('озерный, пинский')).toEqual([
      'Озерный, Пинский район, Брестская область, хутор, 225711',
      'Озёрный, Пинский район, Брестская область, хутор, 225712',
      'Озёрный, Пинский район, Брестская область, агрогородок',
    ]);
  });

  it.each([
    'Озёрный, Гродненский район, Гродненская область',
    'озерный, гродненский',
    'озёрный гродненский',
    'д. Озёрный Гродненский р-н',
  ])('are narrowed down by «%s»', (query) => expect(lakes.find(query).map(({ id }) => id)).toEqual([1]));

  it('are found again by their own text', () => {
    for (const row of lakes.find('озерный')) expect(lakes.find(lakes.label(row))).toEqual([row]);
  });

  it('are shown all when the district fits none of them', () => {
    expect(labels('Озёрный, Марсианский район')).toHaveLength(6);
  });
});

describe('the text of a suggestion', () => {
  const labelOf = (query: string) => {
    const [row] = towns.find(query);
    return row && towns.label(row);
  };

  it.each([
    ['гомель', 'Гомель'],
    ['минск', 'Минск'],
    ['лида', 'Лида, Гродненская область'],
    ['мир', 'Мир, Кореличский район, Гродненская область'],
    ['речица', 'Речица, Речицкий район, Гомельская область'],
  ])('%s is «%s»', (query, text) => expect(labelOf(query)).toBe(text));

  it('finds its own place again and stands for no other', () => {
    const texts = GAZETTEER.map((place) => towns.label(place));
    expect(new Set(texts).size).toBe(texts.length);
    for (const place of GAZETTEER) expect(towns.find(towns.label(place))[0]).toBe(place);
  });
});

describe('an unknown or hostile query', () => {
  it.each([
    '',
    ' ',
    '\t\n',
    '.',
    '—',
    ',',
    ', ,',
    'йцукен',
    'zzzz',
    'qwerty',
    'киев',
    'москва',
    'париж',
    '🚚',
    '%',
    '_',
  ])('«%s» finds nothing', (query) => expect(towns.find(query)).toEqual([]));

  it.each([
    ['a hundred thousand letters', 'а'.repeat(100_000)],
    ['a hundred thousand words', 'о '.repeat(50_000)],
    ['blanks before a name', `${' '.repeat(100_000)}минск`],
    ['halves of surrogate pairs', '\ud83d'.repeat(1000)],
    ['control characters', '\u0000\u0007\u001b[31m\n\r'],
    ['a heap of accents', `м${'\u0301'.repeat(10_000)}`],
    ['signs of regular expressions', '.*+?^${}()|[]\\'],
    ['names of objects', '__proto__ constructor'],
    ['commas', ','.repeat(100_000)],
    ['digits', '2'.repeat(100_000)],
  ])('%s is answered quickly and without an error', async (_what, query) => {
    const find = () => taken(() => expect(Array.isArray(towns.find(query))).toBe(true));
    expect(await leastOf(1000, find)).toBeLessThan(1000);
  });

  it('does not begin to guess in an empty index', () => {
    expect(new CityIndex([]).find('минск')).toEqual([]);
  });
});
