import { cleanFields, defaultCompany, tariffPlanFields, type PackageBody } from '@shlyah/domain';
import type { Contract, ContractEdition } from '../../contracts';
import type { Order } from '../../orders';
import type { DeliveryEndpoint } from './delivery-endpoint';
import type { DocumentSource } from './source';

// Sample data for checks of templates and for tests.

const createdAt = new Date('2026-11-20T11:05:00Z');

const contract: Contract = {
  id: 12,
  userId: 7,
  fullName: 'Ковалёва Анна Петровна',
  position: 'Директор',
  doc: 'Устав',
  contactPerson: 'Лебедев Игорь Олегович',
  phone: '+375 (29) 12-34-567',
  email: 'zakaz@romashka.by',
  accountingEmail: null,
  address: '220030, г. Минск, ул. Немига, д. 5, офис 12',
  postcode: '220030, г. Минск, а/я 15',
  unp: '190000000',
  pc: 'BY86AKBB10100000002966000000',
  bank: 'ОАО «АСБ Беларусбанк»',
  bankAddress: '220089, г. Минск, пр-т Дзержинского, 18',
  scanRegistrationFileId: null,
  scanProxyFileId: null,
  version: 1,
  createdAt,
  anonymisedAt: null,
};

const edition: ContractEdition = {
  contractId: contract.id,
  number: 2,
  at: new Date('2026-12-03T07:20:00Z'),
  changed: 'pc,bank',
  particulars: '{}',
};

const order: Order = {
  id: 125,
  userId: 7,
  mode: 'live',
  clientName: 'Ковалёва Анна Петровна',
  clientPhone: '+375 (29) 12-34-567',
  clientEmail: 'zakaz@romashka.by',
  clientIsLegalEntity: true,
  clientOrganization: 'ООО «Ромашка»',
  clientUnp: '190000000',
  statusId: 2,
  stateId: 1,
  createdAt,
  price: 12345,
  estimate: '{}',
  revisedEstimate: null,
  version: 1,
  contactPerson: true,
  contactPersonName: 'Лебедев Игорь Олегович',
  contactPersonPhone: '+375 (33) 76-54-321',
  delivery: 'client',
  sender: {
    city: 'Минск',
    cityId: 6,
    street: 'ул. Немига',
    house: '5',
    housing: '2',
    entrance: '1',
    flat: '12',
    floor: '3',
  },
  pickupPointId: null,
  comment: 'Въезд со двора, позвонить за час',
  receiverType: 'ur-lico',
  organization: 'ЧУП «Берёзка»',
  name: 'Журавлёв Пётр Семёнович',
  receiverPhone: '+375 (44) 11-22-333',
  deliveryAddress: 'punkt',
  receiver: {
    city: null,
    cityId: null,
    street: null,
    house: null,
    housing: null,
    entrance: null,
    flat: null,
    floor: null,
  },
  receivePointId: 4,
  receiverComment: 'Выдать по доверенности',
  ...cleanFields(tariffPlanFields, { tarif: 'standart', deliveryDate: '2026-11-23 23:00' }),
  fragileCargo: true,
  notifyReceiver: false,
  failure: null,
  failureWords: null,
  handedAt: null,
  ttnSince: null,
  ttnBackAt: null,
  ttnBackBy: null,
  heldSince: null,
  cargoBackAt: null,
  cargoBackTo: null,
  cargoBackBy: null,
  rowPrint: null,
  importId: null,
  trackingCode: '7K4MPX2DW9H4',
  anonymisedAt: null,
  contractId: null,
  updatedAt: null,
};

const from: DeliveryEndpoint = { kind: 'client', address: order.sender, point: null };
const to: DeliveryEndpoint = {
  kind: 'punkt',
  address: { ...order.sender, city: null },
  point: 'г. Гомель, ул. Советская, 12',
};

const parcel: PackageBody = {
  type: 'package',
  calculationType: 'sizes',
  length: 30,
  width: 20,
  height: 10,
  weight: 3,
  volume: null,
  count: 1,
  name: 'Книги',
  useTTN: 'yes',
  TTN: 'АА 1234567',
  returnTTN: true,
};

const goods: PackageBody = {
  ...parcel,
  type: 'product',
  calculationType: 'volume',
  length: null,
  width: null,
  height: null,
  weight: 1.35,
  volume: 0.012,
  count: 7,
  name: 'Чайник электрический',
  useTTN: 'no',
  TTN: null,
  returnTTN: false,
};

/** A source with all fields filled in. */
export const sampleSource: DocumentSource = {
  company: defaultCompany,
  organization: order.clientOrganization,
  contract,
  edition,
  editionOfOrder: { ...edition, number: 1, at: createdAt, changed: '' },
  order,
  cargo: [parcel, goods],
  from,
  to,
};
