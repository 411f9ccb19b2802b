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
const names = (index: CityIndex, query: string): string[] => index.find(query).map(({ name }) => name);
const first = (query: string): string | undefined => names(towns, query)[0];

describe('the order of suggestions', () => {
  it('is prefix, then word, then substring, and the bigger place first in each', () => {
    const index = new CityIndex([
      village(1, 'Подборье', 'Лидский', { population: 900 }),
      village(2, 'Старый Бор', 'Лидский', { population: 5 }),
      village(3, 'Новый Бор', 'Лидский', { population: 50 }),
      village(4, 'Борки', 'Лидский', { population: 1 }),
      village(5, 'Боровая', 'Лидский', { population: 2 }),
    ]);
    expect(names(index, 'бор')).toEqual(['Боровая', 'Борки', 'Новый Бор', 'Старый Бор', 'Подборье']);
  });

  it('is the alphabet where the population is unknown, and equal names stand by their ids', () => {
    const index = new CityIndex([
      village(9, 'Мирная', 'Лидский'),
      village(3, 'Миловиды', 'Лидский'),
      village(2, 'Мирная', 'Мостовский'),
      village(1, 'Мирный', 'Лидский'),
    ]);
    expect(index.find('ми').map(({ id }) => id)).toEqual([3, 2, 9, 1]);
    const turned = new CityIndex([
      village(3, 'Миловиды', 'Лидский'),
      village(1, 'Мирная', 'Лидский'),
      village(4, 'Мирная', 'Мостовский'),
    ]);
    expect(turned.find('ми').map(({ id }) => id)).toEqual([3, 1, 4]);
  });

  it('needs two keystrokes for each oblast centre', () => {
    expect(['ми', 'го', 'ви', 'мо', 'гр', 'бр'].map(first)).toEqual([
      'Минск',
      'Гомель',
      'Витебск',
      'Могилёв',
      'Гродно',
      'Брест',
    ]);
  });

  it('gives at most ten', () => {
    expect(towns.find('о')).toHaveLength(10);
  });

  it('names no place twice', () => {
    const ids = towns.find('речи').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what does not count', () => {
  it.each([
    ['могилев', 'Могилёв'],
    ['МОГИЛЁВ', 'Могилёв'],
    ['могиле\u0308в', 'Могилёв'],
    ['моги', 'Могилёв'],
    ['  гомель  ', 'Гомель'],
    ['буда кошелево', 'Буда-Кошелёво'],
    ['Буда-Кошелёво', 'Буда-Кошелёво'],
    ['буда  —  кошелево', 'Буда-Кошелёво'],
    ['марьина-горка', 'Марьина Горка'],
    ['«Лида»', 'Лида'],
  ])('%s is found as %s', (query, name) => expect(first(query)).toBe(name));

  it.each([
    'г. Мир',
    'г.Мир',
    'г Мир',
    'гп Мир',
    'г.п. Мир',
    'пгт Мир',
    'городской посёлок Мир',
    'поселок городского типа Мир',
    'д. Мир',
    'аг. Мир',
    ...'курортный поселок|рабочий поселок|агрогородок|деревня|поселок|станция|хутор|город|село'
      .split('|')
      .map((kind) => `${kind} Мир`),
    ...'гор|дер|пос|хут|к п|р п|кп|рп|ст|п|с|х'.split('|').map((kind) => `${kind}. Мир`),
  ])('%s is Мир: its kind is no part of the name', (query) => expect(names(towns, query)).toEqual(['Мир']));

  it('is not torn off a name that begins like a kind', () => {
    expect(names(towns, 'город')).toEqual(expect.arrayContaining(['Городок', 'Городея']));
    expect(first('д')).toBe('Дзержинск');
    expect(first('аг')).not.toBe(undefined);
  });
});

test('after a comma «н» begins the name of a district, unless it ends «р-н»', () => {
  const index = new CityIndex([
    village(1, 'Озёрный', 'Лидский', { population: 9 }),
    village(2, 'Озёрный', 'Несвижский'),
  ]);
  const found = (query: string) => index.find(query).map(({ id }) => id);
  expect(found('озёрный, н')).toEqual([2]);
  expect(found('озёрный, лидский р-н')).toEqual([1]);
  expect(found('озёрный, р несвижский')).toEqual([2]);
});

describe('an address from the large to the small', () => {
  it.each([
    ['Гродненская обл., Лида', 'Лида'],
    ['Гродненская область, Лидский р-н, г. Лида', 'Лида'],
    ['РБ, г. Лида', 'Лида'],
    ['Республика Беларусь, Лида', 'Лида'],
    ['Минская обл, Минский р-н, г. Заславль', 'Заславль'],
    ['Минская обл. Минский район г. Заславль', 'Заславль'],
    ['Буда-Кошелёвский р-н, Буда-Кошелёво', 'Буда-Кошелёво'],
    ['РБ Минск', 'Минск'],
    ['Беларусь, Минская обл., Минск', 'Минск'],
    ['Гродненская обл. Лидский р-н, г. Лида', 'Лида'],
    ['РБ Гродненская обл., Лида', 'Лида'],
    ['231300 Лида', 'Лида'],
    ['220030 г. Минск', 'Минск'],
    ['222721, Минская обл., г. Дзержинск', 'Дзержинск'],
  ])('%s is %s', (query, name) => expect(first(query)).toBe(name));

  it('tells namesakes apart', () => {
    const index = new CityIndex([village(1, 'Озёрный', 'Лидский'), village(2, 'Озёрный', 'Несвижский')]);
    expect(index.find('Гродненская обл., Несвижский р-н, аг. Озёрный').map(({ id }) => id)).toEqual([2]);
    expect(index.find('231742, Несвижский р-н, аг. Озёрный').map(({ id }) => id)).toEqual([2]);
  });
});

describe('Latin letters and keyboards', () => {
  it.each([
    ['minsk', 'Минск'],
    ['Miensk', 'Минск'],
    ['gomel', 'Гомель'],
    ['homyel', 'Гомель'],
    ['homiel', 'Гомель'],
    ['hrodna', 'Гродно'],
    ['grodno', 'Гродно'],
    ['vitebsk', 'Витебск'],
    ['viciebsk', 'Витебск'],
    ['mogilev', 'Могилёв'],
    ['mahilyow', 'Могилёв'],
    ['baranovichi', 'Барановичи'],
    ['Baranavichy', 'Барановичи'],
    ['zhlobin', 'Жлобин'],
    ['shchuchyn', 'Щучин'],
    ['navapolatsk', 'Новополоцк'],
    ['bud', 'Буда-Кошелёво'],
    ['stolbtsy', 'Столбцы'],
    ['khoiniki', 'Хойники'],
    ['Dzyarzhynsk', 'Дзержинск'],
    ['Nyasvizh', 'Несвиж'],
    ['Byaroza', 'Берёза'],
    ['Lyakhavichy', 'Ляховичи'],
    ['Магілёў', 'Могилёв'],
    ['Гродна', 'Гродно'],
    ['Віцебск', 'Витебск'],
  ])('%s is %s', (query, name) => expect(first(query)).toBe(name));

  it.each([
    ['vbycr', 'Минск'],
    ['VBYCR', 'Минск'],
    ['ujvtkm', 'Гомель'],
    [',htcn', 'Брест'],
    ['<htcn', 'Брест'],
    [';kj,by', 'Жлобин'],
    ['[jqybrb', 'Хойники'],
    ['vjubk`d', 'Могилёв'],
    ['kblf', 'Лида'],
    ['u vbycr', 'Минск'],
  ])('%s, typed with the Latin layout on, is %s', (query, name) => expect(first(query)).toBe(name));

  it('finds every town by its name typed on the wrong layout', () => {
    const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';
    const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
    for (const { name, id } of GAZETTEER) {
      const typed = Array.from(name.toLowerCase(), (letter) => latin[russian.indexOf(letter)] ?? letter).join(
        '',
      );
      expect([name, towns.find(typed).some((row) => row.id === id)]).toEqual([name, true]);
    }
  });
});

describe('a postcode', () => {
  it('finds its place, whole or from three digits on', () => {
    expect(names(towns, '231306')).toEqual(['Берёзовка']);
    expect(names(towns, '2313')).toEqual(['Лида', 'Берёзовка', 'Ивье', 'Вороново', 'Радунь', 'Юратишки']);
    expect(names(towns, '246 000')).toEqual(['Гомель']);
    expect(names(towns, '22')).toEqual([]);
  });

  it('of any post office of an oblast centre finds the centre', () => {
    expect(names(towns, '220030')).toEqual(['Минск']);
    expect(names(towns, '246050')).toEqual(['Гомель']);
  });

  it('of nowhere finds nothing', () => {
    expect(names(towns, '999999')).toEqual([]);
    expect(names(towns, '2200300')).toEqual([]);
    expect(names(towns, '12345678901234567890')).toEqual([]);
  });
});

describe('one typo in a longer word', () => {
  it.each([
    ['a letter too many', 'миннск', 'Минск'],
    ['a letter too few', 'барновичи', 'Барановичи'],
    ['a wrong letter', 'баранавичи', 'Барановичи'],
    ['two letters swapped', 'гомлеь', 'Гомель'],
    ['the first letter wrong', 'домель', 'Гомель'],
    ['the first letter missing', 'обруйск', 'Бобруйск'],
    ['the last letter wrong', 'гомелт', 'Гомель'],
    ['a letter at the end', 'брестт', 'Брест'],
    ['four letters left of five', 'брст', 'Брест'],
    ['an unfinished word', 'баранави', 'Барановичи'],
    ['a lost hyphen', 'будакошелево', 'Буда-Кошелёво'],
    ['a second word', 'старые дорогы', 'Старые Дороги'],
    ['in Latin letters', 'brset', 'Брест'],
    ['on the wrong layout', 'uovtkm', 'Гомель'],
  ])('%s: %s is %s', (_typo, query, name) => expect(first(query)).toBe(name));

  it('finds every longer town with its two middle letters swapped', () => {
    for (const { name, id } of GAZETTEER) {
      const middle = Math.floor(name.length / 2);
      const [a, b] = [name.charAt(middle - 1), name.charAt(middle)];
      if (name.length < 6 || a === b || /[ -]/.test(name)) continue;
      const typed = name.slice(0, middle - 1) + b + a + name.slice(middle + 1);
      expect([typed, towns.find(typed).some((row) => row.id === id)]).toEqual([typed, true]);
    }
  });

  it('is not forgiven in a short word, nor two of them', () => {
    expect(names(towns, 'леда')).toEqual([]);
    expect(names(towns, 'баронавичи')).toEqual([]);
    const index = new CityIndex([village(1, 'Новая Лида', 'Лидский')]);
    expect(['новая леда', 'навая лида'].map((query) => names(index, query))).toEqual([[], ['Новая Лида']]);
  });

  it('does not spoil an answer without a typo', () => {
    expect(names(towns, 'пинск')).toEqual(['Пинск']);
  });
});
