import { readFields } from '../text/read';
import { measure, toCubicMetres, toKilograms } from './measures';
import type { CargoItem } from './types';

export interface CargoTotals {
  places: number;
  weightKg: number;
  volumeM3: number;
  volumetricWeightKg: number;
}

/** Totals of entered values, without the tariff's minimums. */
export function cargoTotals(items: readonly CargoItem[]): CargoTotals {
  const list: readonly unknown[] = Array.isArray(items) ? items : [];
  const measures = list.map((item) => measure(readFields(item)));
  const volume = measures.reduce((sum, { given }) => sum + given, 0n);
  const weight = measures.reduce((sum, { actual }) => sum + actual, 0n);
  return {
    places: list.length,
    weightKg: toKilograms(weight),
    volumeM3: toCubicMetres(volume),
    volumetricWeightKg: toKilograms(volume),
  };
}
