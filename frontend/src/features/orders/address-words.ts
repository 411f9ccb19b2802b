/** One side's address as an order has it. */
export interface AddressFacts {
  city?: string | null;
  street?: string | null;
  house?: string | null;
  housing?: string | null;
  entrance?: string | null;
  floor?: string | null;
  flat?: string | null;
}

/** «Гомель, ул. Советская, д. 5, корп. 2, подъезд 1, этаж 3, кв. 12»; what is empty is left out. */
export function addressText(address: AddressFacts): string {
  const { city, street, house, housing, entrance, floor, flat } = address;
  const named = (word: string, value: string | null | undefined) => value && `${word}\u00a0${value}`;
  return [
    city,
    street,
    named('д.', house),
    named('корп.', housing),
    named('подъезд', entrance),
    named('этаж', floor),
    named('кв.', flat),
  ]
    .filter(Boolean)
    .join(', ');
}

interface TwoSides {
  address: string | null;
  street: string | null;
  house: string | null;
  housing: string | null;
  entrance: string | null;
  floor: string | null;
  flat: string | null;
  reciverAddress: string | null;
  reciverStreet: string | null;
  reciverHouse: string | null;
  reciverHousing: string | null;
  reciverEntrance: string | null;
  reciverFloor: string | null;
  reciverFlat: string | null;
}

/** The sender's address among an order's fields. */
export const senderAddress = (order: TwoSides): AddressFacts => ({
  city: order.address,
  street: order.street,
  house: order.house,
  housing: order.housing,
  entrance: order.entrance,
  floor: order.floor,
  flat: order.flat,
});

/** The receiver's address among an order's fields. */
export const receiverAddress = (order: TwoSides): AddressFacts => ({
  city: order.reciverAddress,
  street: order.reciverStreet,
  house: order.reciverHouse,
  housing: order.reciverHousing,
  entrance: order.reciverEntrance,
  floor: order.reciverFloor,
  flat: order.reciverFlat,
});
