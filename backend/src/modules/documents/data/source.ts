import type { Company, PackageBody } from '@shlyah/domain';
import type { Contract, ContractEdition } from '../../contracts';
import type { Order } from '../../orders';
import type { DeliveryPlace } from './delivery-place';

/** What documents are made from. Names and contacts are the order's own, so they stay when the account is gone. */
export interface DocumentSource {
  company: Company;
  /** The client's firm as the account names it. */
  organization: string | null;
  contract: Contract | null;
  /** The contract's edition in force now; null without a contract. */
  edition: ContractEdition | null;
  /** The one that was in force when the order was placed. */
  editionOfOrder: ContractEdition | null;
  order: Order;
  cargo: readonly PackageBody[];
  from: DeliveryPlace;
  to: DeliveryPlace;
}
