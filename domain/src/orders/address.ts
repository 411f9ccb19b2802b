import { isNoStreet } from '../addresses/no-street';
import { LIMITS } from '../validation/limits';
import { MESSAGES } from '../validation/messages';
import { defineFields, own, type BodyOf, type Condition } from '../validation/field';

export type Side = 'sender' | 'receiver';

interface SideWords {
  /** The field group of an order's address; absent in a standalone address. */
  group?: Side;
  /** The suffix of labels: «отправителя». */
  whose?: string;
  /** The wire name of the city's id. */
  idName: string;
  /** Examples for OpenAPI. */
  city: string;
  cityId: number;
  street: string;
  house: string;
  /** Whether searches index city, street and house. */
  searchable: boolean;
}

/** Labels of the parts of an address. */
export const ADDRESS_LABELS = {
  city: 'Город',
  street: 'Улица',
  house: 'Дом',
  housing: 'Корпус',
  entrance: 'Подъезд',
  flat: 'Квартира',
  floor: 'Этаж',
} as const;

/** Wire names of the parts, by side. */
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

/** Defines the fields of an address that applies under a condition. */
function addressFields(when: Condition, words: SideWords) {
  const { idName, city, cityId, street, house, searchable } = words;
  const group = words.group === undefined ? {} : { group: words.group };
  const whose = words.whose === undefined ? '' : ` ${words.whose}`;
  return defineFields({
    city: {
      kind: 'text',
      format: 'place',
      // The id is sufficient to identify the city.
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

/** An address; absent parts are null. */
export type Address = BodyOf<AddressFields>;

type Names<S extends Side> = (typeof ADDRESS_NAMES)[S];

/** The field table of a side's address under wire names. */
type SideFields<S extends Side> = { [Part in keyof AddressFields as Names<S>[Part]]: AddressFields[Part] };

/** An address under the wire names of a side. */
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

/** The address fields of a side under wire names. */
export const addressFieldsOf = <S extends Side>(side: S, when: Condition): SideFields<S> =>
  renamed(side, addressFields(when, sides[side])) as unknown as SideFields<S>;

/** The fields of a standalone address, under the names of its parts. */
export const plainAddressFields = (when: Condition): AddressFields =>
  addressFields(when, {
    idName: 'cityId',
    city: 'Гомель',
    cityId: 3,
    street: 'ул. Советская',
    house: '12',
    searchable: true,
  });

/** Extracts a side's address from an order. */
export const addressOf = <S extends Side>(order: AddressOnWire<S>, side: S): Address =>
  Object.fromEntries(
    Object.entries(ADDRESS_NAMES[side]).map(([part, name]) => [part, order[name as keyof AddressOnWire<S>]]),
  ) as unknown as Address;

/** Converts an address to the wire names of a side. */
export const addressOnWire = <S extends Side>(address: Address, side: S): AddressOnWire<S> =>
  renamed(side, address) as AddressOnWire<S>;

/** An address without the city's id. */
export type AddressWords = Readonly<Partial<Record<Exclude<keyof Address, 'cityId'>, string | null>>>;

/** Formats an address: «Гомель, ул. Советская, д. 5, корп. 2, подъезд 1, этаж 3, кв. 12». Does not repeat a typed «кв.»; the «-» of a village without streets is left out. */
export function addressLine({ city, street, house, housing, entrance, floor, flat }: AddressWords): string {
  const named = (word: string, value: string | null | undefined) =>
    value && /^\d/.test(value) ? `${word}\u00a0${value}` : value;
  const parts = [
    city,
    street && !isNoStreet(street) ? street : null,
    named('д.', house),
    named('корп.', housing),
    named('подъезд', entrance),
    named('этаж', floor),
    named('кв.', flat),
  ];
  return parts.filter(Boolean).join(', ');
}
