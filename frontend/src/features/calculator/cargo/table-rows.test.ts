import { isTable, rowsFromTable } from './table-rows';

const read = (text: string, room = 100) => rowsFromTable(text, room);
const measures = (text: string) =>
  read(text).rows.map(({ type, length, width, height, weight, places, TTN }) =>
    [type, length, width, height, weight, places, TTN].join(' '),
  );

describe('cells of a spreadsheet', () => {
  test('are sizes, weight, places and waybill in their usual order, with decimal commas', () => {
    expect(measures('30,5\t20\t10\t2,5\t12\tАА 1234567\r\n40\t40\t40\t15\r\n')).toEqual([
      'package 30,5 20 10 2,5 12 АА 1234567',
      'package 40 40 40 15 1 ',
    ]);
  });

  test('may begin with the kind, and with a product’s name', () => {
    const { rows, unread } = read('Товар\tЛампа\t30\t20\t10\t1,2\t3\nДокументы\nпосылка\t30\t20\t10\t4');
    expect(unread).toEqual([]);
    expect(rows).toMatchObject([
      { type: 'product', name: 'Лампа', weight: '1,2', places: '3' },
      { type: 'doc', weight: '', length: '' },
      { type: 'package', weight: '4', name: '' },
    ]);
  });

  test('are in the units of their heads, unless a cell has its own', () => {
    expect(measures('Длина, мм\tШирина, мм\tВысота, мм\tВес (г)\n300\t200\t10 см\t500')).toEqual([
      'package 30 20 10 0,5 1 ',
    ]);
    expect(measures('Размеры, мм\tВес, кг\n300×200×100\t2')).toEqual(['package 30 20 10 2 1 ']);
  });

  test('of a column that cargo has no place for are named as left out', () => {
    expect(read('Длина\tШирина\tВысота\tВес\tЦвет\n30\t20\t10\t2\tсиний').leftOut).toBe(
      'Столбец «Цвет» не переносится: в заказе такого нет',
    );
    expect(read('30\t20\t10\t2').leftOut).toBeNull();
  });

  test('may be in other units', () => {
    expect(measures('300 мм\t0,2 м\t10\t500 г')).toEqual(['package 30 20 10 0,5 1 ']);
  });

  test('may have the sizes in one cell and the units beside the numbers', () => {
    expect(measures('30×20×10 см\t3 кг\t2 мест\n30х20,5*10\t1 200\n30x20x10\t3.5')).toEqual([
      'package 30 20 10 3 2 ',
      'package 30 20,5 10 1200 1 ',
      'package 30 20 10 3,5 1 ',
    ]);
  });

  test('are read by their heads in any order', () => {
    const table =
      'Кол-во мест\tВес, кг\tШирина\tДлина\tВысота\tПримечание\t№ ТТН\n2\t3,5\t20\t30\t10\tхрупкое\tББ 1';
    expect(measures(table)).toEqual(['package 30 20 10 3,5 2 ББ 1']);
    expect(read('Объём\tВес\n0,125\t5').rows).toMatchObject([
      { calculationType: 'volume', volume: '0,125', weight: '5' },
    ]);
  });

  test('give a name to a product alone, whatever else the heads say', () => {
    const named = (text: string) => read(text).rows.map(({ type, name }) => [type, name]);
    expect(named('Вид\tНаименование\tДлина\tШирина\tВысота\tВес\nпосылка\tЛампа\t30\t20\t10\t3')).toEqual([
      ['package', ''],
    ]);
    expect(named('Наименование\tДлина\tШирина\tВысота\tВес\nЛампа\t30\t20\t10\t3')).toEqual([
      ['product', 'Лампа'],
    ]);
  });

  test('that cannot be read are named by line, with what is wrong, and take nothing from the others', () => {
    const { rows, unread } = read('30\t20\t10\t3\nабв\t20\t10\t3\n\n30\t20\t10\n30\t20\t10\t3\t1,5');
    expect(rows).toHaveLength(1);
    expect(unread).toEqual([
      { number: 2, text: 'абв\t20\t10\t3', why: 'длина — введите число' },
      { number: 4, text: '30\t20\t10', why: 'вес — это поле обязательно для заполнения' },
      { number: 5, text: '30\t20\t10\t3\t1,5', why: 'мест — введите целое число' },
    ]);
  });

  test('have heads in their first line alone', () => {
    const { rows, unread } = read('30\t20\t10\t3\nабв\t20\t10\t3\nВес\tДлина\n4\t50');
    expect(rows).toHaveLength(1);
    expect(unread.map(({ number }) => number)).toEqual([2, 3, 4]);
  });

  test('fill an order up to its last place', () => {
    const { rows, unread } = read('30\t20\t10\t3\t60\n30\t20\t10\t4\t60\n30\t20\t10\t5\t40');
    expect(rows.map(({ places }) => places)).toEqual(['60', '40']);
    expect(unread).toEqual([{ number: 2, text: '30\t20\t10\t4\t60', why: 'в заявке не больше 100 мест' }]);
  });

  test('are told from a value that is pasted into one field', () => {
    expect(['30\t20', '30\n40', '1\r\n2'].map(isTable)).toEqual([true, true, true]);
    expect(['30', ' 30,5 ', '30\n', 'АА 1234567'].map(isTable)).toEqual([false, false, false, false]);
  });
});
