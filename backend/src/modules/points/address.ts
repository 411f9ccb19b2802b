import type { City } from './city.entity';

/** Abbreviations of settlement kinds, written before the name. */
const short: Record<string, string> = {
  город: 'г.',
  'городской посёлок': 'г. п.',
  'рабочий посёлок': 'р. п.',
  'курортный посёлок': 'к. п.',
  посёлок: 'п.',
  агрогородок: 'аг.',
  деревня: 'д.',
  хутор: 'х.',
};

/** «г. Гомель», «аг. Мир». */
export const townName = ({ kind, name }: Pick<City, 'kind' | 'name'>): string =>
  `${short[kind] ?? ''} ${name}`.trim();

/** «г. Гомель, ул. Советская, 12». */
export const pointAddress = (city: Pick<City, 'kind' | 'name'>, street: string): string =>
  `${townName(city)}, ${street}`;
