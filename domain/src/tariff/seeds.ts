import type { Band, TariffTables } from './types';

const band = (coefficient: number, lower: number, upper: number): Band => ({ coefficient, lower, upper });

/** The tables a new installation starts with, in hundredths (docs/contract.md#price-bands). */
export const SEEDED_VOLUME_BANDS: readonly Band[] = [band(100, 0, 10), band(110, 10, 100)];
export const SEEDED_WEIGHT_BANDS: readonly Band[] = [
  band(100, 0, 500),
  band(120, 500, 1000),
  band(140, 1000, 2000),
  band(170, 2000, 3000),
  band(220, 3000, 5001),
];

/** Kopecks, once per order (docs/contract.md#price-total). */
export const SEEDED_FRAGILE_SURCHARGE = 700;

/** Kopecks, flat, for each document item (docs/contract.md#price-total). */
export const DOCUMENT_PRICE = 1400;

export const SEEDED_TARIFF: TariffTables = {
  volume: SEEDED_VOLUME_BANDS,
  weight: SEEDED_WEIGHT_BANDS,
  fragileSurcharge: SEEDED_FRAGILE_SURCHARGE,
};
