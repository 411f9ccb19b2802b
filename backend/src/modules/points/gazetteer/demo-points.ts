import { REGIONS } from '@shlyah/domain';
import { GAZETTEER } from './gazetteer';

export interface DemoPoint {
  readonly id: number;
  readonly cityId: number;
  readonly street: string;
  /** Degrees, good to about 200 m. */
  readonly lon: number;
  readonly lat: number;
  /** The price of the city's zone, kopecks. */
  readonly price: number;
}

type DemoPlace = readonly [city: string, street: string, lon: number, lat: number];

/** Demonstration data: real streets, invented house numbers. A production installation starts without points. */
const PLACES: readonly DemoPlace[] = [
  ['Минск', 'пр-т Независимости, 56', 27.5872, 53.917],
  ['Минск', 'ул. Притыцкого, 97', 27.435, 53.9056],
  ['Минск', 'пр-т Дзержинского, 115', 27.4775, 53.853],
  ['Брест', 'ул. Московская, 208', 23.743, 52.0967],
  ['Витебск', 'пр-т Строителей, 15', 30.22, 55.1705],
  ['Гомель', 'ул. Советская, 54', 31.005, 52.4385],
  ['Гродно', 'пр-т Янки Купалы, 85', 23.8535, 53.6505],
  ['Могилёв', 'ул. Первомайская, 29', 30.3343, 53.9006],
  ['Барановичи', 'ул. Советская, 76', 26.0155, 53.1338],
  ['Бобруйск', 'ул. Минская, 131', 29.2052, 53.1672],
  ['Борисов', 'ул. Гагарина, 60', 28.485, 54.2092],
  ['Лида', 'ул. Советская, 23', 25.3022, 53.8937],
  ['Мозырь', 'ул. Советская, 136', 29.266, 52.0488],
  ['Молодечно', 'ул. Великий Гостинец, 65', 26.82, 54.3085],
  ['Орша', 'ул. Могилёвская, 22', 30.436, 54.5036],
  ['Пинск', 'ул. Ленина, 21', 26.1035, 52.1128],
  ['Полоцк', 'пр-т Франциска Скорины, 35', 28.7865, 55.4844],
  ['Солигорск', 'ул. Заслонова, 31', 27.534, 52.7889],
];

function demoPoint([name, street, lon, lat]: DemoPlace, at: number): DemoPoint {
  const city = GAZETTEER.find((place) => place.name === name && place.kind === 'город');
  const region = REGIONS.find(({ iso }) => iso === city?.region);
  if (!city || !region) throw new Error(`A pickup point in ${name}, which is no town of the gazetteer`);
  return { id: at + 1, cityId: city.id, street, lon, lat, price: region.seededPrice };
}

/** Ids are positions in the list, from 1, so new points are appended. */
export const DEMO_POINTS: readonly DemoPoint[] = PLACES.map(demoPoint);
