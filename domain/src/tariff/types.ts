/** One row of a coefficient table: `lower <= value < upper`. All three are integers in hundredths (m³ or kg). */
export interface Band {
  id?: number;
  coefficient: number;
  lower: number;
  upper: number;
}

/** The prices that admins edit; the surcharge for fragile cargo is in kopecks. */
export interface TariffTables {
  volume: readonly Band[];
  weight: readonly Band[];
  fragileSurcharge: number;
  /** Flat price per document, kopecks; `DOCUMENT_PRICE` by default. */
  documentPrice?: number;
}

/** A package item in the wire's units: cm, kg of one unit, m³; null for an empty value. */
export interface CargoItem {
  type: 'package' | 'product' | 'doc';
  calculationType: 'sizes' | 'volume';
  length: number | null;
  width: number | null;
  height: number | null;
  weight: number | null;
  volume: number | null;
  count: number | null;
}

export interface Cargo {
  items: readonly CargoItem[];
  fragile: boolean;
}

/** The price of one item, kopecks, and its multiplier, rounded to four decimals; both null by agreement. */
export interface QuotedItem {
  price: number | null;
  multiplier: number | null;
}

/** One line of the explanation, kopecks; the lines add up to the total. */
export interface QuotePart {
  label: string;
  amount: number;
}

/** A price with its explanation; money in kopecks. */
export interface Quote {
  total: number | null;
  byAgreement: boolean;
  items: QuotedItem[];
  parts: QuotePart[];
  notices: string[];
}
