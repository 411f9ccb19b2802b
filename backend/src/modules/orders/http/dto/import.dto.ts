import {
  COLUMN_QUESTIONS,
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  IMPORT_PROBLEMS,
  type ColumnQuestion,
  type ImportField,
  type ImportProblemCode,
} from '@shlyah/domain';
import { Shown, TextField } from '../../../../platform/http/fields';
import type { FieldErrors } from '../../../../platform/http/errors';
import { CreateOrderDto } from './write-order.dto';

const importFields = Object.keys(IMPORT_FIELDS);
/** Characters of the JSON texts of a form. */
const MOST = 16_000;
const MOST_CELLS = 100_000;

export class ImportDto {
  @TextField({
    max: MOST,
    description:
      'JSON: что в столбцах, где заголовка мало, по номеру столбца от 0. field — из ImportField, null — столбец не нужен; unit — см, мм, м, кг, г, т, м³ или л',
    example: '{"3":{"field":"weight","unit":"г"},"7":{"field":null}}',
  })
  columns?: string | null;

  @TextField({
    max: MOST,
    description: 'JSON: то же по заголовкам — что вы запомнили о таких столбцах с прошлого раза',
    example: '{"Масса":{"field":"weight","unit":"г"}}',
  })
  headings?: string | null;

  @TextField({
    max: MOST_CELLS,
    description: 'JSON: исправленные ячейки, вместо тех, что в файле',
    example: '{"E7":"12/1"}',
  })
  cells?: string | null;

  @TextField({
    max: MOST,
    description: 'Номера строк файла через запятую: ответ — только об их заказах. Без них — обо всех',
    example: '7,9',
  })
  rows?: string | null;

  @TextField({
    max: MOST,
    description:
      'JSON: что одно на весь файл. Поля отправителя и даты как у `POST /api/order`, а в place — type, length, width, height, weight, volume мест, о которых в файле не сказано',
    example:
      '{"delivery":"client","addressId":6,"street":"ул. Немига","house":"5","deliveryDate":"2026-11-30 23:00"}',
  })
  common?: string | null;
}

/** The same with the orders that were made. */
export class ImportResultDto extends ImportDto {
  @TextField({
    max: MOST_CELLS,
    description: 'JSON: номера оформленных заказов по номеру (от 1) их первой строки в файле',
    example: '{"7":1234}',
  })
  made?: string | null;
}

/** The same as a multipart form. */
export class ImportForm extends ImportDto {
  @Shown({
    description: `Таблица .xlsx или .csv (UTF-8 или Windows-1251), до ${IMPORT_LIMITS.rows} строк и 5 МБ`,
    type: 'string',
    format: 'binary',
    required: false,
  })
  file?: unknown;
}

export class ImportResultForm extends ImportResultDto {
  @Shown({ description: 'Та же таблица', type: 'string', format: 'binary', required: false })
  file?: unknown;
}

export class ImportColumnDto {
  @Shown({ description: 'Номер столбца, от 0', type: 'integer', example: 3 })
  index: number;

  @Shown({ description: 'Заголовок', type: String, example: 'Вес (г)' })
  heading: string;

  @Shown({
    description: 'Что в столбце; null — не переносится',
    enum: importFields,
    enumName: 'ImportField',
    nullable: true,
    example: 'weight',
  })
  field: ImportField | null;

  @Shown({ description: 'Единица чисел без единицы', type: String, nullable: true, example: 'г' })
  unit: string | null;

  @Shown({
    description:
      'Что спросить у человека, прежде чем столбец будет прочитан: что в нём (field), в каких он единицах (unit), какой из двух одинаковых нужен (twice); null — всё понятно',
    enum: COLUMN_QUESTIONS,
    enumName: 'ColumnQuestion',
    nullable: true,
    example: null,
  })
  question: ColumnQuestion | null;

  @Shown({ description: 'Почему столбец не переносится', type: String, nullable: true, example: null })
  note: string | null;
}

export class ImportProblemDto {
  @Shown({
    description: 'Слово для программ',
    enum: IMPORT_PROBLEMS,
    enumName: 'ImportProblemCode',
    example: 'date_in_house',
  })
  code: ImportProblemCode;

  @Shown({
    description: 'Ячейка; null — дело в целой строке или в столбце, которого нет',
    type: String,
    nullable: true,
    example: 'E7',
  })
  cell: string | null;

  @Shown({ description: 'Номер строки в файле, от 1', type: 'integer', example: 7 })
  row: number;

  @Shown({ description: 'О чём речь', type: String, example: 'Дом' })
  label: string;

  @Shown({
    description: 'Что в ячейке сейчас; null, если ячейки нет',
    type: String,
    nullable: true,
    example: '12.01.2026',
  })
  value: string | null;

  @Shown({
    description: 'Что исправить',
    type: String,
    example: 'Ячейка E7: таблица превратила номер в дату. Каким он был?',
  })
  message: string;

  @Shown({
    description: 'Тексты для ячейки, любой из которых её исправит',
    type: String,
    isArray: true,
    example: ['12/1', '12-1'],
  })
  choices: string[];
}

export class ImportedOrderDto {
  @Shown({ description: 'Строки файла, от 1', type: 'integer', isArray: true, example: [7] })
  rows: number[];

  @Shown({ description: 'Получатель', type: String, nullable: true, example: 'Пётр Сидоров' })
  receiver: string | null;

  @Shown({
    description: 'Заказ для `POST /api/order` и `POST /api/order/batch`; null, пока строку нужно исправить',
    type: CreateOrderDto,
    nullable: true,
  })
  order: CreateOrderDto | null;

  @Shown({
    description: 'Цена по тарифу, BYN; null — по согласованию или строку нужно исправить',
    type: Number,
    nullable: true,
    example: 38,
  })
  price: number | null;

  @Shown({
    description: 'Город или пункт, который нашёлся',
    type: String,
    nullable: true,
    example: 'Мир, Кореличский район, Гродненская область',
  })
  destination: string | null;

  @Shown({
    description: 'Отпечаток для `prints`; null — у заказа есть ваш номер',
    type: String,
    nullable: true,
    example: null,
  })
  print: string | null;

  @Shown({
    description:
      'Что исправить; already_ordered и repeated_row не мешают оформить заказ, если он и правда нужен',
    type: ImportProblemDto,
    isArray: true,
  })
  problems: ImportProblemDto[];
}

export class ImportPreviewDto {
  @Shown({ description: 'Строка заголовков, от 1', type: 'integer', example: 1 })
  headRow: number;

  @Shown({ description: 'Столбцы', type: ImportColumnDto, isArray: true })
  columns: ImportColumnDto[];

  @Shown({ description: 'Чего нет ни в одном столбце', type: String, isArray: true, example: [] })
  missing: string[];

  @Shown({
    description: 'Что не так с common, по полям',
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    selfRequired: true,
    example: {},
  })
  common: FieldErrors;

  @Shown({ description: 'Строки, какими они будут заказаны', type: ImportedOrderDto, isArray: true })
  orders: ImportedOrderDto[];
}
