import type { Company, PackageBody } from '@shlyah/domain';
import type { Contract, ContractEdition } from '../../contracts';
import type { Order } from '../../orders';
import type { DeliveryEndpoint } from './delivery-endpoint';

/** The data of a document. Names and contacts come from the order, so they survive the deletion of the account. */
export interface DocumentSource {
  company: Company;
  /** The organization of the client's account. */
  organization: string | null;
  contract: Contract | null;
  /** The current edition of the contract; null without a contract. */
  edition: ContractEdition | null;
  /** The edition in force when the order was placed. */
  editionOfOrder: ContractEdition | null;
  order: Order;
  cargo: readonly PackageBody[];
  from: DeliveryEndpoint;
  to: DeliveryEndpoint;
}
