/** The wire price of an order without a price (docs/contract.md#price-forming). */
export const PRICE_FORMING = -1;

/** Converts BYN to integer kopecks. */
export const toKopecks = (byn: number): number => Math.round(byn * 100);

/** Converts kopecks to BYN. */
export const toByn = (kopecks: number): number => kopecks / 100;

/** Formats kopecks, «21.00 р» with a no-break space; «Формируется» for null and negative values. */
export function formatPrice(kopecks: number | null): string {
  return kopecks === null || kopecks < 0 ? 'Формируется' : `${toByn(kopecks).toFixed(2)}\u00a0р`;
}

/** Converts a wire price in BYN to kopecks; null for -1 and for an absent price. */
export function priceFromWire(byn: number | null | undefined): number | null {
  return byn === null || byn === undefined || byn < 0 ? null : toKopecks(byn);
}

/** Converts kopecks to a wire price in BYN; -1 for null. */
export const priceToWire = (kopecks: number | null): number =>
  kopecks === null || kopecks < 0 ? PRICE_FORMING : toByn(kopecks);

/** The VAT in a price, both in kopecks; `percent` is the rate. */
export const vatIn = (kopecks: number, percent: number): number =>
  Math.round((kopecks * percent) / (100 + percent));

/** The same where the price may be negative: it is rounded as the price without its sign. */
export const signedVatIn = (kopecks: number, percent: number): number =>
  kopecks < 0 ? -vatIn(-kopecks, percent) : vatIn(kopecks, percent);
