export interface Region {
  id: number;
  iso: 'BY-HM' | 'BY-MI' | 'BY-BR' | 'BY-HR' | 'BY-MA' | 'BY-VI' | 'BY-HO';
  name: string;
  center: string;
  /** Fixed; unlike the price, which admins edit. */
  zoneCode: 7 | 14 | 26 | 38;
  /** The price in a new installation, kopecks. */
  seededPrice: number;
}

const region = (
  id: number,
  iso: Region['iso'],
  name: string,
  center: string,
  zoneCode: Region['zoneCode'],
): Region => ({ id, iso, name, center, zoneCode, seededPrice: zoneCode * 100 });

/** The seven regions (docs/contract.md#price-destination). */
export const REGIONS: readonly Region[] = [
  region(1, 'BY-HM', 'Минск', 'Минск', 7),
  region(2, 'BY-MI', 'Минская область', 'Минск', 14),
  region(3, 'BY-BR', 'Брестская область', 'Брест', 26),
  region(4, 'BY-HR', 'Гродненская область', 'Гродно', 26),
  region(5, 'BY-MA', 'Могилёвская область', 'Могилёв', 26),
  region(6, 'BY-VI', 'Витебская область', 'Витебск', 38),
  region(7, 'BY-HO', 'Гомельская область', 'Гомель', 38),
];

/** The estimator multiplies this many kopecks by a city's coefficient (docs/contract.md#price-from). */
const ESTIMATE_BASE = 1500;

/** A zone's coefficient, price / 15 to four decimals: enough for `estimateFrom` to give the price back. */
export const zoneCoefficient = (priceKopecks: number): number =>
  Math.round((priceKopecks * 10_000) / ESTIMATE_BASE) / 10_000;

/** The home page's «от», kopecks: 15 × coef, two decimals (docs/contract.md#price-from). */
export const estimateFrom = (coef: number): number => Math.round(coef * ESTIMATE_BASE);
