import {
  accountFields,
  cleanFields,
  contractFields,
  orderFields,
  packageFields,
  pointFields,
  proposalFields,
  type Fields,
} from '@shlyah/domain';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { LABEL_FIELDS } from '../../src/modules/documents/labels/label';
import { Contract } from '../../src/modules/contracts/contract.entity';
import { Order } from '../../src/modules/orders/model/order.entity';
import { OrderItem } from '../../src/modules/orders/model/order-item.entity';
import { itemColumns, orderColumns } from '../../src/modules/orders/mapper/order.mapper';
import { Point } from '../../src/modules/points/point.entity';
import { User } from '../../src/modules/users/model/user.entity';
import { accountColumns } from '../../src/modules/users/model/user.mapper';

/** A table of fields and the places that each of its fields has. */
export interface Noun {
  fields: Fields;
  /** What a checked body becomes, under the names of the entity. */
  columns: (body: never) => object;
  entity: EntityTarget<ObjectLiteral>;
  /** Columns that no caller fills in: the server's own. */
  own: string[];
  /** The schema of the answer. */
  answer: string;
  /** Folders or files of the site with the inputs, and with what is shown. */
  inputs: string[];
  shown: string[];
  /** Fields that have no such place, each for a reason. */
  except?: Record<string, string>;
  /** Further places, each with the fields that it leaves out: a new field is either there or among them. */
  places?: Record<string, Place>;
}

interface Place {
  /** Files, or the names of the fields that are there. */
  files?: readonly string[];
  holds?: readonly string[];
  /** All that is answered, or the fields of the table. */
  of: 'answer' | 'fields';
  lacks: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);
const orders = 'frontend/src/features/orders';
const users = 'frontend/src/features/users';

export const NOUNS: Record<string, Noun> = {
  order: {
    fields: orderFields,
    columns: orderColumns,
    entity: Order,
    own: [
      'id',
      'userId',
      'statusId',
      'stateId',
      'createdAt',
      'price',
      'version',
      'estimate',
      'revisedEstimate',
      'updatedAt',
      'anonymisedAt',
      'contractId',
      'mode',
      // Made by the server, not to be guessed.
      'trackingCode',
      // Told by staff with a status.
      'failure',
      'failureWords',
      // Follow the status: when it was handed over, and what came back to the client.
      'handedAt',
      'ttnSince',
      'ttnBackAt',
      'ttnBackBy',
      'heldSince',
      'cargoBackAt',
      'cargoBackTo',
      'cargoBackBy',
      // Tells the row of a file; it is in no answer.
      'rowPrint',
      // Names the import of the order; it is in no answer.
      'importId',
      // A copy of the client, so that the order outlives the account.
      'clientName',
      'clientPhone',
      'clientEmail',
      'clientIsLegalEntity',
      'clientOrganization',
      'clientUnp',
    ],
    answer: 'OrderDto',
    inputs: [`${orders}/form`, `${orders}/new/steps`],
    shown: [`${orders}/view`, `${orders}/words.ts`],
    except: {
      'tarif is not shown': 'there is one tariff, shown by its name',
    },
    places: {
      export: {
        files: ['backend/src/modules/orders/export/export-columns.ts'],
        of: 'answer',
        lacks: words(`contactPerson reciverType tarif mode version dateUtc deliveryDateUtc pickupDateUtc
          updatedAt updatedAtUtc waiting handedAtUtc ttnBackAt ttnBackAtUtc heldSince heldSinceUtc cargoBackAt cargoBackAtUtc cargoBackTo`),
      },
      labels: {
        holds: LABEL_FIELDS,
        of: 'fields',
        lacks:
          words(`contactPerson contactPersonName contactPersonPhone delivery address addressId street house housing
          entrance flat floor pickupPoint comment reciverPhone notifyReceiver reciverComment tarif deliveryDate deliveryFrom pickupDate pickupFrom`),
      },
      'last step': {
        files: [
          'new/steps/ReviewStep.tsx',
          'form/DeliveryDateField.tsx',
          'form/DeliveryFromField.tsx',
          'form/PickupFields.tsx',
          'form/OwnNumberField.tsx',
        ].map((file) => `${orders}/${file}`),
        of: 'fields',
        lacks: [],
      },
      proposals: {
        holds: Object.keys(proposalFields),
        of: 'fields',
        lacks:
          words(`contactPerson contactPersonName contactPersonPhone delivery address addressId street house housing
          entrance flat floor pickupPoint reciverType organization notifyReceiver tarif externalId`),
      },
    },
  },
  'piece of cargo': {
    fields: packageFields,
    columns: itemColumns,
    entity: OrderItem,
    own: ['id', 'orderId', 'position'],
    answer: 'PackageDto',
    inputs: ['frontend/src/features/calculator/cargo'],
    shown: [`${orders}/view`, 'domain/src/orders/cargo-words.ts'],
  },
  user: {
    fields: accountFields,
    columns: accountColumns,
    entity: User,
    own: [
      'id',
      'pendingEmail',
      'passwordHash',
      'role',
      'isAccountant',
      'courierProof',
      'status',
      'avatarFileId',
      'searchText',
      'version',
      'createdAt',
      // What the person has agreed to, and whether he wants to leave.
      'consentVersion',
      'consentAt',
      'deletionAskedAt',
      'deletionReason',
    ],
    answer: 'UserDto',
    inputs: [`${users}/profile`, `${users}/session`],
    shown: [`${users}/list`],
    except: { 'orderEmails is not shown': 'it is the person’s own setting, in the profile only' },
  },
  contract: {
    fields: contractFields,
    columns: (body) => cleanFields(contractFields, body),
    entity: Contract,
    own: [
      'id',
      'userId',
      'scanRegistrationFileId',
      'scanProxyFileId',
      'version',
      'createdAt',
      'anonymisedAt',
    ],
    answer: 'ContractDto',
    inputs: ['ContractForm.tsx', 'IbanField.tsx'].map((file) => `frontend/src/features/contracts/${file}`),
    shown: ['frontend/src/features/contracts/ContractDetails.tsx'],
  },
  point: {
    fields: pointFields,
    columns: (body) => body,
    entity: Point,
    own: ['id', 'version'],
    answer: 'PointDto',
    inputs: ['frontend/src/features/points/admin'],
    shown: ['frontend/src/features/points/admin'],
  },
};
