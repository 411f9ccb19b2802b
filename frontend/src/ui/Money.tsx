import { formatPrice, priceFromWire } from '@shlyah/domain';

/** A price from the wire, in BYN: «21.00 р»; negative or missing reads «Формируется» (specification, section 4). */
export function Money({ value }: { value: number | null | undefined }) {
  return <span className="tabular">{formatPrice(priceFromWire(value)).replace(' ', '\u00a0')}</span>;
}
