import { addressLine, type AddressWords, type DeliveryKind } from '@shlyah/domain';
import { BLANK } from './values';

/** One side of a delivery: an address or a pickup point. */
export interface DeliveryPlace {
  kind: DeliveryKind;
  address: AddressWords;
  /** The point's address; null when the side is not a point. */
  point: string | null;
}

export const placeLine = ({ kind, address, point }: DeliveryPlace): string =>
  (kind === 'punkt' ? point : addressLine(address)) || BLANK;
