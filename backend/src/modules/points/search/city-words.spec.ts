import fc from 'fast-check';
import { GAZETTEER } from '../gazetteer';
import { namesCity } from './city-names';
import type { IndexedCity } from './indexed-city';
import { labelsOf } from './labels';
import { nameKey } from '@shlyah/domain';

const village = (name: string, district = 'Лидский', extra: Partial<IndexedCity> = {}): IndexedCity => ({
  id: 1000,
  name,
  kind: 'населённый пункт',
  region: 'BY-HR',
  district,
  postcode: null,
  ...extra,
});

/** The towns, and places whose names are parts of others' or begin or end with a kind. */
const places: readonly IndexedCity[] = [
  ...GAZETTEER,
  village('Ошмяны Станция', 'Ошмянский'),
  village('Станция Дятловичи', 'Лунинецкий', { region: 'BY-BR' }),
  village('Дятловичи', 'Лунинецкий', { region: 'BY-BR' }),
  village('Новая Лида'),
  village('Лида-Слобода'),
  village('Гродненский'),
  village('Кошелево', 'Буда-Кошелёвский', { region: 'BY-HO' }),
  village('Старое Село', 'Зельвенский'),
  village('Старое Село', 'Минский', { region: 'BY-MI' }),
  village('Село', 'Минский', { region: 'BY-MI', kind: 'село' }),
];
const labels = labelsOf(places);
const labelOf = (place: IndexedCity): string => labels.get(place) ?? '';
const keys = new Map(places.map((place) => [place, nameKey(place.name)]));
const areNamesakes = (one: IndexedCity, other: IndexedCity): boolean => keys.get(one) === keys.get(other);
const namesakes = new Map(places.map((one) => [one, places.filter((other) => areNamesakes(one, other))]));
const calls = (text: string, place: IndexedCity): boolean =>
  namesCity(text, place, namesakes.get(place) ?? []);
const named = (name: string): IndexedCity => places.find((place) => place.name === name) as IndexedCity;

describe('a city is called', () => {
  it.each([
    ['Лида', 'Лида'],
    ['Лида', ' ЛИДА  '],
    ['Лида', 'г.Лида'],
    ['Лида', 'гор. Лида'],
    ['Лида', 'город Лида'],
    ['Лида', '«Лида»'],
    ['Лида', 'Лида, город'],
    ['Лида', 'Лида (Гродненская обл.)'],
    ['Лида', 'Лида Гродненская область'],
    ['Лида', '231300, Гродненская обл., Лидский р-н, г. Лида'],
    ['Лида', 'Лида, 231282'],
    ['Лида', 'Беларусь, Лида'],
    ['Минск', 'Минск, Минская область'],
    ['Минск', 'Минск, г. Минск'],
    ['Могилёв', 'могилев'],
    ['Могилёв', 'могиле\u0308в'],
    ['Буда-Кошелёво', 'буда кошелево'],
    ['Мир', 'г. п. Мир'],
    ['Мир', 'пгт Мир'],
    ['Мир', 'г. Мир, Кореличский район'],
    ['Лида', 'Lida'],
    ['Лида', 'Лида г.'],
    ['Лида', 'Лидa'],
    ['Лида', 'г. Ліда, Лідскі раён'],
    ['Лида', 'Лидского р-на, г. Лида'],
    ['Гродно', 'Гродна'],
    ['Волковыск', 'Ваўкавыск'],
    ['Мир', 'Мир г.п.'],
    ['Мир', 'Мир, гп, Кореличский р-н'],
    ['Старое Село', 'аг. Старое Село, Зельвенский район'],
    ['Ошмяны Станция', 'Ошмяны-Станция'],
    ['Кошелево', 'Кошелево, Буда-Кошелёвский р-н'],
  ])('%s: «%s»', (name, text) => expect(calls(text, named(name))).toBe(true));

  it.each([
    ['Лида', ''],
    ['Лида', ','],
    ['Лида', 'Лид'],
    ['Лида', 'Лида 2'],
    ['Лида', 'Лида, Лида'],
    ['Лида', 'Лида, ул. Советская'],
    ['Лида', 'Лида или Гродно'],
    ['Лида', 'Лида, Минск'],
    ['Лида', 'Лида, Брестская область'],
    ['Лида', 'Лида, 220030'],
    ['Лида', 'Гродненская область, Лидский район'],
    ['Лида', 'Леда'],
    ['Гродно', 'Гроднно'],
    ['Ошмяны', 'Ошмяны Станция'],
    ['Ошмяны', 'станция Ошмяны'],
    ['Ошмяны Станция', 'Ошмяны'],
    ['Дятловичи', 'Станция Дятловичи'],
    ['Берёза', 'Березино'],
    ['Барань', 'Барановичи'],
    ['Село', 'Старое Село'],
    ['Кошелево', 'Буда-Кошелёво'],
    ['Кошелево', 'Буда-Кошелёво, Гомельская область'],
  ])('%s, but not «%s»', (name, text) => expect(calls(text, named(name))).toBe(false));

  it('and its namesake too by the bare name; by kind or place one of both', () => {
    const [inBrest, inGomel] = places.filter(({ name }) => name === 'Речица') as [IndexedCity, IndexedCity];
    const both = (text: string) => [calls(text, inBrest), calls(text, inGomel)];
    expect(both('Речица')).toEqual([true, true]);
    expect(both('г. Речица')).toEqual([false, true]);
    expect(both('р. п. Речица')).toEqual([true, false]);
    expect(both('г. Речица, Столинский р-н')).toEqual([true, false]);
    expect(both('Речица, Гомельская обл.')).toEqual([false, true]);
  });
});

const place = fc.constantFrom(...places);
const seeded = { seed: 12, numRuns: process.env.TEST_FULL ? 2000 : 500 };

describe('of all places', () => {
  it('each is called by its name and by its suggestion, however they are spelt', () => {
    const spelling = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.replaceAll('ё', 'е'),
      (text) => `  ${text.replaceAll(' ', '  ')} `,
    );
    fc.assert(
      fc.property(place, spelling, (one, spelt) => {
        expect([calls(spelt(one.name), one), calls(spelt(labelOf(one)), one)]).toEqual([true, true]);
      }),
      seeded,
    );
  });

  it('none is called by the name or the suggestion of another', () => {
    const kind = fc.constantFrom('', 'г. ', 'д. ', 'посёлок ');
    fc.assert(
      fc.property(place, place, kind, (one, other, before) => {
        fc.pre(one !== other);
        if (!areNamesakes(one, other)) expect(calls(before + other.name, one)).toBe(false);
        // Only the name of an oblast centre is its whole suggestion.
        if (!areNamesakes(one, other) || labelOf(other) !== other.name)
          expect(calls(before + labelOf(other), one)).toBe(false);
      }),
      seeded,
    );
  });

  it('none is called by any other’s suggestion, pair by pair', () => {
    const mistaken = places.flatMap((one) =>
      places
        .filter((other) => other !== one && calls(labelOf(other), one))
        .map((other) => `${labelOf(other)} is ${labelOf(one)}`),
    );
    expect(mistaken).toEqual([]);
  });
});
