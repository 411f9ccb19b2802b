import { addressLine, type AddressWords, type DeliveryKind } from '@shlyah/domain';
import { BLANK } from './values';

/** The origin or the destination of a delivery: an address or a pickup point. */
export interface DeliveryEndpoint {
  kind: DeliveryKind;
  address: AddressWords;
  /** The point's address; null for an address. */
  point: string | null;
}

export const endpointLine = ({ kind, address, point }: DeliveryEndpoint): string =>
  (kind === 'punkt' ? point : addressLine(address)) || BLANK;
