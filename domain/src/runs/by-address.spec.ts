import { byAddress, runDigits, type Stop } from './index';

const stop = (town: string, street: string, house: string, flat: string | null = null): Stop => ({
  town,
  street,
  house,
  flat,
  housing: null,
});
const said = ({ town, street, house, flat }: Stop): string =>
  [town, street, house, flat].filter(Boolean).join(' ');

it('goes by town, street and house, in natural order, whatever a street is called', () => {
  const stops = [
    stop('г. Гомель', 'ул. Советская', '10а'),
    stop('г. Гомель', 'Советская', '10'),
    stop('г. Гомель', 'улица Советская', '2', '12'),
    stop('г. Гомель', 'ул. Советская', '2', '3'),
    stop('г. Гомель', 'пр-т Ленина', '7'),
    stop('г. Брест', 'ул. Южная', '100'),
  ];
  expect(stops.sort(byAddress).map(said)).toEqual([
    'г. Брест ул. Южная 100',
    'г. Гомель пр-т Ленина 7',
    'г. Гомель ул. Советская 2 3',
    'г. Гомель улица Советская 2 12',
    'г. Гомель Советская 10',
    'г. Гомель ул. Советская 10а',
  ]);
});

it('knows every writing of a kind, and keeps a lane apart from the street of its name', () => {
  const stops = [
    stop('Минск', 'пер. Победы', '1'),
    stop('Минск', 'Победы вул.', '4'),
    stop('Минск', 'Победы', '3'),
    stop('Минск', 'завулак Победы', '2'),
    stop('Минск', 'улица Победы', '10'),
  ];
  expect(stops.sort(byAddress).map(said)).toEqual([
    'Минск Победы 3',
    'Минск Победы вул. 4',
    'Минск улица Победы 10',
    'Минск пер. Победы 1',
    'Минск завулак Победы 2',
  ]);
});

it('leaves equal places in their order, and lets parts be missing', () => {
  const nothing: Stop = { town: null, street: null, house: null, housing: null, flat: null };
  expect(byAddress(nothing, { ...nothing })).toBe(0);
  expect([stop('г. Гомель', 'Ленина', '1'), nothing].sort(byAddress)[0]).toBe(nothing);
});

it('has a barcode longer than that of a register', () => expect(runDigits(5)).toBe('000000000000000005'));
