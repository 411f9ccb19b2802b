import { LIMITS } from '../validation/limits';
import { MESSAGES } from '../validation/messages';
import { defineFields, own, type BodyOf, type Condition } from '../validation/field';

export type Side = 'sender' | 'receiver';

interface SideWords {
  /** The field group of an order's address; absent in a standalone address. */
  group?: Side;
  /** «отправителя», for labels. */
  whose?: string;
  /** The wire's name of the city's number. */
  idName: string;
  /** Examples for the API's description. */
  city: string;
  cityId: number;
  street: string;
  house: string;
  /** Whether searches look in city, street and house. */
  searchable: boolean;
}

/** What the parts of an address are called where its side is clear. */
export const ADDRESS_LABELS = {
  city: 'Город',
  street: 'Улица',
  house: 'Дом',
  housing: 'Корпус',
  entrance: 'Подъезд',
  flat: 'Квартира',
  floor: 'Этаж',
} as const;

/** How the wire spells the parts of each side's address. */
export const ADDRESS_NAMES = {
  sender: {
    city: 'address',
    cityId: 'addressId',
    street: 'street',
    house: 'house',
    housing: 'housing',
    entrance: 'entrance',
    flat: 'flat',
    floor: 'floor',
  },
  receiver: {
    city: 'reciverAddress',
    cityId: 'reciverAddressId',
    street: 'reciverStreet',
    house: 'reciverHouse',
    housing: 'reciverHousing',
    entrance: 'reciverEntrance',
    flat: 'reciverFlat',
    floor: 'reciverFloor',
  },
} as const satisfies Record<Side, Record<keyof typeof ADDRESS_LABELS | 'cityId', string>>;

/** The fields of an address that a side of an order has when `when` holds. */
function addressFields(when: Condition, words: SideWords) {
  const { idName, city, cityId, street, house, searchable } = words;
  const group = words.group === undefined ? {} : { group: words.group };
  const whose = words.whose === undefined ? '' : ` ${words.whose}`;
  return defineFields({
    city: {
      kind: 'text',
      format: 'place',
      // The number names the city by itself.
      required: (values) => !own(values, idName),
      max: LIMITS.city,
      when,
      label: `${ADDRESS_LABELS.city}${whose}`,
      about: `Город${whose}, как в findCountry; без него — название по номеру`,
      example: city,
      ...group,
      searchable,
    },
    cityId: {
      kind: 'id',
      required: true,
      message: MESSAGES.chooseFromList,
      when,
      label: `${ADDRESS_LABELS.city}${whose}`,
      about: `Номер города${whose} из findCountry`,
      example: cityId,
      ...group,
    },
    street: {
      kind: 'text',
      required: true,
      max: LIMITS.street,
      when,
      label: `${ADDRESS_LABELS.street}${whose}`,
      example: street,
      ...group,
      searchable,
    },
    house: {
      kind: 'text',
      format: 'code',
      required: true,
      max: LIMITS.addressPart,
      when,
      label: `${ADDRESS_LABELS.house}${whose}`,
      example: house,
      ...group,
      searchable,
    },
    housing: {
      kind: 'text',
      max: LIMITS.addressPart,
      when,
      label: `${ADDRESS_LABELS.housing}${whose}`,
      ...group,
    },
    entrance: {
      kind: 'text',
      max: LIMITS.addressPart,
      when,
      label: `${ADDRESS_LABELS.entrance}${whose}`,
      ...group,
    },
    flat: { kind: 'text', max: LIMITS.addressPart, when, label: `${ADDRESS_LABELS.flat}${whose}`, ...group },
    floor: {
      kind: 'text',
      max: LIMITS.addressPart,
      when,
      label: `${ADDRESS_LABELS.floor}${whose}`,
      ...group,
    },
  });
}

type AddressFields = ReturnType<typeof addressFields>;

/** An address as an order has it; absent parts are null. */
export type Address = BodyOf<AddressFields>;

type Names<S extends Side> = (typeof ADDRESS_NAMES)[S];

/** The table of one side's address under the wire's names. */
type SideFields<S extends Side> = { [Part in keyof AddressFields as Names<S>[Part]]: AddressFields[Part] };

/** An address under the wire's names of one side. */
export type AddressOnWire<S extends Side> = BodyOf<SideFields<S>>;

const renamed = <S extends Side>(side: S, parts: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parts).map(([part, value]) => [ADDRESS_NAMES[side][part as keyof AddressFields], value]),
  );

const sides: Record<Side, SideWords> = {
  sender: {
    group: 'sender',
    idName: ADDRESS_NAMES.sender.cityId,
    whose: 'отправителя',
    city: 'Минск',
    cityId: 6,
    street: 'ул. Немига',
    house: '5',
    searchable: false,
  },
  receiver: {
    group: 'receiver',
    idName: ADDRESS_NAMES.receiver.cityId,
    whose: 'получателя',
    city: 'Гомель',
    cityId: 3,
    street: 'ул. Советская',
    house: '12',
    searchable: true,
  },
};

/** The address rows of one side, of which nothing is asked unless `when` holds. */
export const addressFieldsOf = <S extends Side>(side: S, when: Condition): SideFields<S> =>
  renamed(side, addressFields(when, sides[side])) as unknown as SideFields<S>;

/** The rows of an address that belongs to no order, under the names of its parts. */
export const plainAddressFields = (when: Condition): AddressFields =>
  addressFields(when, {
    ...{
      idName: 'cityId',
      city: 'Гомель',
      cityId: 3,
      street: 'ул. Советская',
      house: '12',
      searchable: true,
    },
  });

/** One side's address out of the fields of an order. */
export const addressOf = <S extends Side>(order: AddressOnWire<S>, side: S): Address =>
  Object.fromEntries(
    Object.entries(ADDRESS_NAMES[side]).map(([part, name]) => [part, order[name as keyof AddressOnWire<S>]]),
  ) as unknown as Address;

/** The address under the wire's names of that side. */
export const addressOnWire = <S extends Side>(address: Address, side: S): AddressOnWire<S> =>
  renamed(side, address) as AddressOnWire<S>;

/** The spoken part of an address. */
export type AddressWords = Readonly<Partial<Record<Exclude<keyof Address, 'cityId'>, string | null>>>;

/** «Гомель, ул. Советская, д. 5, корп. 2, подъезд 1, этаж 3, кв. 12»; empty parts are left out. A typed «кв. 12» gets no second «кв.». */
export function addressLine({ city, street, house, housing, entrance, floor, flat }: AddressWords): string {
  const named = (word: string, value: string | null | undefined) =>
    value && /^\d/.test(value) ? `${word}\u00a0${value}` : value;
  const parts = [
    city,
    street,
    named('д.', house),
    named('корп.', housing),
    named('подъезд', entrance),
    named('этаж', floor),
    named('кв.', flat),
  ];
  return parts.filter(Boolean).join(', ');
}
