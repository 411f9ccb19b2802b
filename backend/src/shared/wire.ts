import { toByn, toKopecks, toMinsk, PRICE_FORMING } from '@shlyah/domain';

/** An instant as the wire carries it: "YYYY-MM-DD HH:mm" in Minsk. */
export const wireTime = (date: Date): string => toMinsk(date);

/** Kopecks as BYN; null (being formed) as -1. */
export const wirePrice = (kopecks: number | null): number =>
  kopecks === null ? PRICE_FORMING : toByn(kopecks);

/** BYN as kopecks; anything negative is "being formed". */
export const storedPrice = (byn: number): number | null => (byn < 0 ? null : toKopecks(byn));

/** Scaled whole numbers of the database and plain numbers of the wire; null stays null. */
export const scaled = (factor: number) => ({
  store: (value: number | null | undefined): number | null =>
    value === null || value === undefined ? null : Math.round(value * factor),
  show: (value: number | null): number | null => (value === null ? null : value / factor),
});
