import { ADDRESS_LABELS, ADDRESS_NAMES, addressOf, addressOnWire } from './address';
import { receiverFields, senderFields } from './fields';

const address = {
  city: 'Гомель',
  cityId: 3,
  street: 'ул. Советская',
  house: '12',
  housing: '2',
  entrance: '1',
  flat: '34',
  floor: '5',
};
const tables = { sender: senderFields, receiver: receiverFields } as const;
const whose = { sender: 'отправителя', receiver: 'получателя' } as const;

describe.each(['sender', 'receiver'] as const)('the address of the %s', (side) => {
  it('is the same after the wire, where each part has a name of its own', () => {
    const sent = addressOnWire(address, side);
    expect(Object.keys(sent)).toEqual(Object.values(ADDRESS_NAMES[side]));
    expect(addressOf(sent, side)).toEqual(address);
  });

  it('is one group of a merge, and each part says whose it is', () => {
    const rows = tables[side] as unknown as Record<
      string,
      { group?: string; label: string; example?: unknown }
    >;
    for (const [part, name] of Object.entries(ADDRESS_NAMES[side])) {
      const word = ADDRESS_LABELS[part === 'cityId' ? 'city' : (part as keyof typeof ADDRESS_LABELS)];
      expect(rows[name]).toMatchObject({ group: side, label: `${word} ${whose[side]}` });
    }
  });
});

test('the examples of an address are one that is right', () => {
  const { address: city, addressId, street, house } = senderFields;
  expect([city, addressId, street, house].map(({ example }) => example)).toEqual([
    'Минск',
    6,
    'ул. Немига',
    '5',
  ]);
  const { reciverAddress, reciverAddressId, reciverStreet, reciverHouse } = receiverFields;
  expect(
    [reciverAddress, reciverAddressId, reciverStreet, reciverHouse].map(({ example }) => example),
  ).toEqual(['Гомель', 3, 'ул. Советская', '12']);
});
