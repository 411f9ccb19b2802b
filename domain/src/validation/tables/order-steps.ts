import { DELIVERY_KINDS, RECEIVER_TYPES, TARIFS } from '../../orders/enums';
import { defineRules, isSet, own, type FieldRule, type Values } from '../rule';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';

const hasContactPerson = (values: Values): boolean => isSet(values, 'contactPerson');
const fromClient = (values: Values): boolean => own(values, 'delivery') === 'client';
const fromPoint = (values: Values): boolean => own(values, 'delivery') === 'punkt';
const toClient = (values: Values): boolean => own(values, 'deliveryAddress') === 'client';
const toPoint = (values: Values): boolean => own(values, 'deliveryAddress') === 'punkt';
const isLegalReceiver = (values: Values): boolean => own(values, 'reciverType') === 'ur-lico';

type Condition = (values: Values) => boolean;

const city = (when: Condition): FieldRule => ({ kind: 'text', required: true, max: LIMITS.city, when });
const cityId = (when: Condition): FieldRule => ({
  kind: 'id',
  required: true,
  message: MESSAGES.chooseFromList,
  when,
});
const street = (when: Condition): FieldRule => ({ kind: 'text', required: true, max: LIMITS.street, when });
const house = (when: Condition): FieldRule => ({
  kind: 'text',
  required: true,
  max: LIMITS.addressPart,
  when,
});
const part = (when: Condition): FieldRule => ({ kind: 'text', max: LIMITS.addressPart, when });
const point = (when: Condition): FieldRule => ({ kind: 'id', required: true, when });
const comment: FieldRule = { kind: 'text', max: LIMITS.comment };

/** Step 1 of the order form (docs/contract.md#field-rules). */
export const senderRules = defineRules({
  contactPerson: { kind: 'flag' },
  contactPersonName: { kind: 'text', required: true, max: LIMITS.name, when: hasContactPerson },
  contactPersonPhone: { kind: 'phone', required: true, when: hasContactPerson },
  delivery: { kind: 'choice', required: true, choices: DELIVERY_KINDS },
  address: city(fromClient),
  addressId: cityId(fromClient),
  street: street(fromClient),
  house: house(fromClient),
  housing: part(fromClient),
  entrance: part(fromClient),
  flat: part(fromClient),
  floor: part(fromClient),
  pickupPoint: point(fromPoint),
  comment,
});

/** Step 2. */
export const receiverRules = defineRules({
  reciverType: { kind: 'choice', required: true, choices: RECEIVER_TYPES },
  organization: { kind: 'text', required: true, max: LIMITS.organization, when: isLegalReceiver },
  name: { kind: 'text', required: true, max: LIMITS.name },
  reciverPhone: { kind: 'phone', required: true },
  deliveryAddress: { kind: 'choice', required: true, choices: DELIVERY_KINDS },
  reciverAddress: city(toClient),
  reciverAddressId: cityId(toClient),
  reciverStreet: street(toClient),
  reciverHouse: house(toClient),
  reciverHousing: part(toClient),
  reciverEntrance: part(toClient),
  reciverFlat: part(toClient),
  reciverFloor: part(toClient),
  recivePoint: point(toPoint),
  reciverComment: comment,
});

/** Step 3, beside the items. */
export const cargoRules = defineRules({ fragileCargo: { kind: 'flag' } });

/** Step 4; whether the day is one of delivery and not past is `deliveryDateProblem`, which needs to know the time. */
export const tariffPlanRules = defineRules({
  tarif: { kind: 'choice', required: true, choices: TARIFS },
  deliveryDate: { kind: 'date', required: true },
});
