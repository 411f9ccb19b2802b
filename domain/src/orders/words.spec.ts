import { addressLine } from './address';
import { cargoLine, itemLine, kilograms, itemSize, itemWaybill, itemWeight, places } from './cargo-words';
import { cargoFields } from './fields';
import { clientName, orderFieldLabel, receiverName } from './words';

const parcel = {
  type: 'package' as const,
  calculationType: 'sizes' as const,
  length: 30,
  width: 20.5,
  height: 10,
  weight: 3,
  volume: null,
  count: 1,
};
const goods = {
  ...parcel,
  type: 'product' as const,
  calculationType: 'volume' as const,
  length: null,
  width: null,
  height: null,
  volume: 0.012,
  weight: 1.35,
  count: 7,
  name: 'Кабель',
};

describe('the cargo in words', () => {
  it.each([
    [267.636525, '267,637'],
    [0.1 + 0.2, '0,3'],
    [1.35, '1,35'],
    [20_000, '20\u00a0000'],
  ])('weighs %d to the gram', (value, words) => expect(kilograms(value)).toBe(`${words}\u00a0кг`));

  it('is one line for each item, with what is known of it', () => {
    const withPapers = { ...parcel, useTTN: 'yes', TTN: '1234567', returnTTN: true };
    expect(itemLine(withPapers)).toBe('Посылка, 30×20,5×10\u00a0см, 3\u00a0кг, ТТН 1234567, с возвратом');
    expect(itemLine(goods)).toBe('Товар «Кабель», 0,012\u00a0м³, 9,45\u00a0кг, 7\u00a0шт.');
    expect(cargoLine([parcel, { ...parcel, type: 'doc', weight: null, length: null }])).toBe(
      'Посылка, 30×20,5×10\u00a0см, 3\u00a0кг; Документы',
    );
  });

  it('is a dash where nothing was given', () => {
    expect([itemSize({ ...parcel, width: null }), itemSize({ ...goods, volume: null })]).toEqual(['—', '—']);
    expect(itemWeight({ ...parcel, weight: null })).toBe('—');
    expect(itemWaybill({ ...parcel, useTTN: 'no', TTN: '12' })).toBe('');
  });

  it.each([
    [1, '1\u00a0место'],
    [3, '3\u00a0места'],
    [5, '5\u00a0мест'],
  ])('counts %d', (count, words) => expect(places(count)).toBe(words));
});

describe('what the fields of an order are called', () => {
  it.each([
    ['packages', 'Груз'],
    ['packages.1.weight', 'Место 2, вес'],
    ['packages.0.TTN', 'Место 1, номер ТТН'],
    ['packages.0.useTTN', 'Место 1, ТТН с грузом'],
    ['packages.0.colour', 'Место 1, colour'],
    ['price', 'Цена'],
    ['reason', 'Причина'],
    ['fragile\u0421argo', cargoFields.fragileCargo.label],
    ['colour', 'colour'],
  ])('%s is «%s»', (path, label) => expect(orderFieldLabel(path)).toBe(label));
});

test('an address is one line, without what is empty and without a word that somebody has typed', () => {
  const whole = {
    city: 'Гомель',
    street: 'ул. Советская',
    house: '5',
    housing: '2',
    entrance: '1',
    floor: '3',
  };
  expect(addressLine({ ...whole, flat: '12' })).toBe(
    'Гомель, ул. Советская, д.\u00a05, корп.\u00a02, подъезд\u00a01, этаж\u00a03, кв.\u00a012',
  );
  expect(addressLine({ city: 'Гомель', street: null, house: '', flat: 'кв. 12' })).toBe('Гомель, кв. 12');
});

describe('a name', () => {
  const both = { organization: 'ООО «Ромашка»', name: 'Анна Ковалёва' };

  it('is the organization of a legal entity, otherwise the personal one', () => {
    expect(clientName({ ...both, isLegalEntity: true })).toBe('ООО «Ромашка»');
    expect(clientName({ ...both, isLegalEntity: false })).toBe('Анна Ковалёва');
    expect(clientName({ ...both, organization: null, isLegalEntity: true })).toBe('Анна Ковалёва');
    expect(receiverName({ ...both, reciverType: 'ur-lico' })).toBe('ООО «Ромашка»');
    expect(receiverName({ ...both, reciverType: 'fiz-lico' })).toBe('Анна Ковалёва');
  });
});
