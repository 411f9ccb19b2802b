import type { Measures } from './measures';

/** An item with its price in kopecks and both coefficients in hundredths. */
export interface Priced extends Measures {
  doc: boolean;
  price: number;
  weightCoefficient: number;
  volumeCoefficient: number;
}
