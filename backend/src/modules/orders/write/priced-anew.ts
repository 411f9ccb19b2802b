import { isDeepStrictEqual } from 'node:util';
import type { OrderBody, PackageBody } from '@shlyah/domain';

/** Order fields that the tariff reads, beside its cargo. */
const pricedFields = ['deliveryAddress', 'reciverAddressId', 'recivePoint', 'fragileCargo'] as const;

/** Whether a change makes the tariff answer otherwise. */
export const isPricedAnew = (
  before: { body: OrderBody; packages: PackageBody[] },
  after: { body: OrderBody; packages: PackageBody[] },
): boolean =>
  pricedFields.some((name) => after.body[name] !== before.body[name]) ||
  !isDeepStrictEqual(plain(after.packages), plain(before.packages));

/** Bodies that were read are of other classes than those that were sent. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
