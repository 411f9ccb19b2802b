import { IMPORT_FIELDS, type BookSide, type ImportField } from '@shlyah/domain';
import type { Cell, Format, TableColumn } from '../table';
import type { Sheet } from '../workbook';

/** A column of the template, and its cell of the example. */
interface TemplateColumn {
  field: ImportField;
  unit?: string;
  format?: Format;
  hint?: string;
  choices?: 'Города' | 'Пункты';
  example: Cell;
}

/** The days of the example, and when there is no delivery. */
interface TemplateDays {
  deliveryDay: string;
  pickupDay: string;
  closed: string;
}

const NO_DAYS: TemplateDays = { deliveryDay: '', pickupDay: '', closed: '' };

/** The columns of orders. */
export const orderColumns = ({ deliveryDay, pickupDay, closed }: TemplateDays): TemplateColumn[] => [
  {
    field: 'externalId',
    hint: 'Если нужен. Строки с одним номером — места одного заказа. Строку «Пример» можно не удалять: она не оформляется.',
    example: 'Пример',
  },
  { field: 'name', example: 'Иванова Мария Петровна' },
  { field: 'organization', hint: 'Только если получает фирма.', example: null },
  { field: 'phone', format: 'phone', hint: 'Один номер, без добавочного.', example: '+375 (29) 123-45-67' },
  {
    field: 'town',
    choices: 'Города',
    hint: 'Как на листе «Города». У тёзок укажите район и область. При доставке в пункт не нужен.',
    example: 'Минск',
  },
  { field: 'street', example: 'ул. Немига' },
  { field: 'house', hint: 'Можно 12/1: ячейка — текст, и датой номер не станет.', example: '12/1' },
  { field: 'housing', example: null },
  { field: 'entrance', example: null },
  { field: 'floor', example: null },
  { field: 'flat', example: '5' },
  { field: 'point', choices: 'Пункты', hint: 'Вместо адреса: как на листе «Пункты».', example: null },
  { field: 'places', format: 'number', hint: 'Одинаковых мест; без числа — одно.', example: 2 },
  { field: 'weight', unit: 'кг', format: 'number', example: 2.5 },
  { field: 'length', unit: 'см', format: 'number', example: 30 },
  { field: 'width', unit: 'см', format: 'number', example: 20 },
  { field: 'height', unit: 'см', format: 'number', example: 10 },
  { field: 'cargoName', hint: 'Если везём товар.', example: null },
  { field: 'count', format: 'number', hint: 'Если везём товар.', example: null },
  { field: 'fragile', hint: 'да или нет', example: 'да' },
  { field: 'deliveryDate', format: 'day', ...(closed && { hint: `${closed}.` }), example: deliveryDay },
  { field: 'interval', hint: 'Если нужен: 10:00–18:00, до 14:00 или после 18:00.', example: '10:00–18:00' },
  {
    field: 'pickupDate',
    format: 'day',
    hint: 'Если забираем у вас. Без даты — в последний рабочий день перед доставкой.',
    example: pickupDay,
  },
  { field: 'pickupFrom', hint: 'Если раньше вас не застать: 14:00.', example: '09:00' },
  { field: 'notify', hint: 'да или нет', example: 'нет' },
  { field: 'receiverComment', example: 'Позвонить за час' },
];

const listSheet = (name: string, rows: readonly string[]): Sheet => ({
  name,
  columns: [{ title: name, width: 60 }],
  rows: rows.map((row) => [row]),
});

const EXAMPLE = { hint: 'Строку «Пример» можно не удалять: она не переносится.', example: 'Пример' } as const;

/** The columns of an address book, and its example, told by its first cell. */
export const bookColumns = (side: BookSide): TemplateColumn[] => {
  const person = ['organization', 'name', 'phone'];
  const place = [
    'town',
    'street',
    'house',
    'housing',
    'entrance',
    'floor',
    'flat',
    'point',
    'receiverComment',
  ];
  const all = orderColumns(NO_DAYS).filter(({ field }) =>
    (side === 'receiver' ? [...person, ...place] : place).includes(field),
  );
  const hours: TemplateColumn = { field: 'hours', example: 'пн–пт 09:00–18:00' };
  return [...all, hours].map((column, at) => (at === 0 ? { ...column, ...EXAMPLE } : column));
};

/** The sheets of a template: its rows with an example, towns and points. */
export function templateSheets(
  title: string,
  all: readonly TemplateColumn[],
  towns: readonly string[],
  points: readonly string[],
): Sheet[] {
  const lists = { Города: towns, Пункты: points };
  const head = all.map(({ field, unit, choices, example: _example, ...column }): TableColumn => {
    const title = [IMPORT_FIELDS[field].label, unit].filter(Boolean).join(', ');
    const list = choices && `'${choices}'!$A$2:$A$${lists[choices].length + 1}`;
    return { title, ...column, ...(list ? { choices: list } : {}) };
  });
  const example = all.map((column) => column.example);
  return [
    { name: title, columns: head, rows: [example] },
    listSheet('Города', towns),
    listSheet('Пункты', points),
  ];
}
