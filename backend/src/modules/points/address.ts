import type { City } from './city.entity';

/** How a kind of settlement is written before its name. */
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

/** «г. Гомель, ул. Советская, 12». */
export const pointAddress = (city: Pick<City, 'kind' | 'name'>, street: string): string =>
  `${short[city.kind] ?? ''} ${city.name}, ${street}`.trim();
