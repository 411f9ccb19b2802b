/** The headings of the table. */
export const FAULTY_HEADINGS = [
  '№ заказа',
  'Получатель',
  'Тел.',
  'Область',
  'Нас. пункт',
  'Улица',
  'Дом',
  'Мест',
  'Вес места, кг',
  'Габариты, см',
  'Хрупкое',
  'Вид',
  'Доставить',
];

type Cells = Readonly<Record<number, string>>;

/** Ways of writing a row that are right, by the numbers of columns. */
const RIGHT: readonly Cells[] = [
  {},
  { 2: '375291234567' },
  { 2: '8 029 123 45 67' },
  { 2: '29 123-45-67', 8: '500 г' },
  { 4: 'г. Лида', 3: 'Гродненская' },
  { 4: 'Кореличский р-н, г.п. Мир', 3: 'Гродненская обл.' },
  { 3: '', 4: 'МОГИЛЕВ', 6: '12/1' },
  { 7: '', 8: '2.5 кг', 9: '300х200х100 мм' },
  { 12: '2026-12-01', 10: '+' },
  { 12: '46357', 10: '' },
  { 12: '1 дек. 2026', 11: 'посылка' },
  { 5: 'Советская, д. 7', 6: '' },
];

interface Fault {
  kind: string;
  cells: Cells;
  code: string;
  /** The column of the problem; null for a whole row. */
  column: string | null;
  message: string;
}

/** Twenty kinds of faults, each with what is said of it. */
export const FAULTS: readonly Fault[] = [
  {
    kind: 'a date for a house, short',
    cells: { 6: '12.янв' },
    code: 'date_in_house',
    column: 'G',
    message: 'таблица превратила номер в дату. Каким он был?',
  },
  {
    kind: 'a date for a house',
    cells: { 6: '12.01.2026' },
    code: 'date_in_house',
    column: 'G',
    message: 'таблица превратила номер в дату. Каким он был?',
  },
  {
    kind: 'no house',
    cells: { 6: '' },
    code: 'invalid',
    column: 'G',
    message: 'это поле обязательно для заполнения',
  },
  {
    kind: 'two telephones',
    cells: { 2: '+375291234567, 8029 765-43-21' },
    code: 'phone_several',
    column: 'C',
    message: 'в ячейке два номера. Выберите, по какому звонить',
  },
  {
    kind: 'an extension',
    cells: { 2: '+375 17 123-45-67 доб. 12' },
    code: 'phone_unclear',
    column: 'C',
    message:
      'добавочный или подпись «доб. 12» курьер не наберёт. Оставьте номер, остальное впишите в комментарий',
  },
  {
    kind: 'a telephone cut by Excel',
    cells: { 2: '3,75E+11' },
    code: 'phone_cut',
    column: 'C',
    message: 'таблица сократила номер. Впишите его целиком: +375 (29) 12-34-567',
  },
  {
    kind: 'half a telephone',
    cells: { 2: '123-45' },
    code: 'invalid',
    column: 'C',
    message: 'введите номер целиком: +375 (29) 12-34-567',
  },
  {
    kind: 'no telephone',
    cells: { 2: '—' },
    code: 'invalid',
    column: 'C',
    message: 'это поле обязательно для заполнения',
  },
  {
    kind: 'no name',
    cells: { 1: ' ' },
    code: 'invalid',
    column: 'B',
    message: 'это поле обязательно для заполнения',
  },
  {
    kind: 'an unknown town',
    cells: { 4: 'Васюки' },
    code: 'town_unknown',
    column: 'E',
    message: 'не нашли «Васюки, Гомельская область». Выберите похожее или проверьте название',
  },
  {
    kind: 'namesakes',
    cells: { 3: '', 4: 'Речица' },
    code: 'town_namesakes',
    column: 'E',
    message: 'таких мест несколько. Выберите нужное',
  },
  {
    kind: 'half a place',
    cells: { 7: '1,5' },
    code: 'places_unclear',
    column: 'H',
    message: 'напишите целое число мест, от 1 до 100',
  },
  {
    kind: 'a weight in words',
    cells: { 8: 'два' },
    code: 'number_unclear',
    column: 'I',
    message: 'не поняли число «два». Напишите, например, 2,5',
  },
  {
    kind: 'a weight beyond all',
    cells: { 8: '90000' },
    code: 'invalid',
    column: 'I',
    message: 'введите число не больше 20000',
  },
  {
    kind: 'two sizes',
    cells: { 9: '30×20' },
    code: 'sizes_unclear',
    column: 'J',
    message: 'напишите три размера через «×»: 30×20×10',
  },
  {
    kind: 'neither yes nor no',
    cells: { 10: 'наверное' },
    code: 'flag_unclear',
    column: 'K',
    message: 'напишите «да» или «нет»',
  },
  {
    kind: 'another kind',
    cells: { 11: 'мебель' },
    code: 'kind_unclear',
    column: 'L',
    message: 'напишите «Посылка», «Товар» или «Документы»',
  },
  {
    kind: 'a past date',
    cells: { 12: '01.12.2025' },
    code: 'invalid',
    column: 'M',
    message: 'этот день уже прошёл, выберите более поздний',
  },
  {
    kind: 'a Wednesday',
    cells: { 12: '02.12.2026' },
    code: 'invalid',
    column: 'M',
    message: '02.12 — среда, доставки нет. Ближайшие: 03.12, 04.12',
  },
  {
    kind: 'a date in words',
    cells: { 12: 'завтра' },
    code: 'date_unclear',
    column: 'M',
    message: 'не поняли дату «завтра». Напишите ДД.ММ.ГГГГ',
  },
];

const ROWS = 500;
const EACH = 3;
/** A faulty row stands between right ones. */
const STEP = 8;

const right = (at: number): string[] => [
  `Ф-${at}`,
  `Иванова Мария ${at}`,
  '+375 (29) 123-45-67',
  'Гомельская',
  'Гомель',
  'ул. Советская',
  '12',
  '2',
  '2,5',
  '30×20×10',
  'нет',
  '',
  '01.12.2026',
];

const withCells = (row: string[], cells: Cells): string[] => row.map((cell, at) => cells[at] ?? cell);

/** The fault of a row, by its place from 0; null for a right one. */
export const faultAt = (at: number): Fault | null =>
  at % STEP === STEP - 1 && at < FAULTS.length * EACH * STEP
    ? (FAULTS[((at + 1) / STEP - 1) % FAULTS.length] ?? null)
    : null;

/** The rows of the table: 500 orders, 60 of which have a fault. */
export const faultyRows = (): string[][] =>
  Array.from({ length: ROWS }, (_, at) =>
    withCells(right(at), faultAt(at)?.cells ?? RIGHT[at % RIGHT.length] ?? {}),
  );
