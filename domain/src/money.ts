/** What the wire carries as the price of an order that the manager has not priced yet (docs/contract.md#price-forming). */
export const PRICE_FORMING = -1;

/** BYN with at most two decimals to integer kopecks. */
export const toKopecks = (byn: number): number => Math.round(byn * 100);

/** Integer kopecks to BYN. */
export const toByn = (kopecks: number): number => kopecks / 100;

/** Kopecks as people read them, «21.00 р» with a no-break space; null and negative mean that the price is being formed. */
export function formatPrice(kopecks: number | null): string {
  return kopecks === null || kopecks < 0 ? 'Формируется' : `${toByn(kopecks).toFixed(2)}\u00a0р`;
}

/** The wire's price in BYN (-1 or nothing while it is being formed) to kopecks or null. */
export function priceFromWire(byn: number | null | undefined): number | null {
  return byn === null || byn === undefined || byn < 0 ? null : toKopecks(byn);
}

/** Kopecks or null (being formed) to the wire's price in BYN or -1. */
export const priceToWire = (kopecks: number | null): number =>
  kopecks === null || kopecks < 0 ? PRICE_FORMING : toByn(kopecks);
