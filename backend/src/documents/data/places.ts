import type { DeliveryKind } from '@shlyah/domain';
import { BLANK } from './values';

/** An address as an order keeps it. */
export interface Address {
  city: string | null;
  street: string | null;
  house: string | null;
  housing: string | null;
  entrance: string | null;
  flat: string | null;
  floor: string | null;
}

/** One side of a delivery: an address or a pickup point. */
export interface Place {
  kind: DeliveryKind;
  address: Address;
  /** The point's address; null when the side is no point. */
  point: string | null;
}

/** «Минск, ул. Немига, д. 5, корп. 2, подъезд 1, этаж 3, кв. 12»; what is missing is left out. */
export function addressLine({ city, street, house, housing, entrance, flat, floor }: Address): string {
  const parts = [
    city,
    street,
    numbered('д.', house),
    numbered('корп.', housing),
    numbered('подъезд', entrance),
    numbered('этаж', floor),
    numbered('кв.', flat),
  ];
  return parts.filter(Boolean).join(', ') || BLANK;
}

/** Who has written «кв. 12» himself needs no second «кв.». */
const numbered = (word: string, value: string | null): string | null =>
  value && /^\d/.test(value) ? `${word}\u00a0${value}` : value;

export const placeLine = ({ kind, address, point }: Place): string =>
  kind === 'punkt' ? (point ?? BLANK) : addressLine(address);
