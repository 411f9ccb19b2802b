import { IMPORT_LIMITS } from '@shlyah/domain';
import { Shown, TextField } from '../../../platform/http/fields';
import type { FieldErrors } from '../../../platform/http/errors';
import { FileChoicesDto, ReadFileDto } from '../../../platform/files/import/left-out.dto';
import {
  ImportColumnDto,
  ImportProblemDto,
  MAX_JSON_CHARS,
  MAX_JSON_CELLS,
} from '../../../platform/files/import/sent-table.dto';
import { CreateOrderDto } from './write-order.dto';

export class ImportDto extends FileChoicesDto {
  @TextField({
    max: MAX_JSON_CHARS,
    description:
      'JSON: что одно на весь файл. Поля отправителя и даты как у `POST /api/order`, а в place — type, length, width, height, weight, volume мест, о которых в файле не сказано',
    example:
      '{"delivery":"client","addressId":6,"street":"ул. Немига","house":"5","deliveryDate":"2026-11-30 23:00"}',
  })
  common?: string | null;
}

/** The table with the orders placed from it. */
export class ImportResultDto extends ImportDto {
  @TextField({
    max: MAX_JSON_CELLS,
    description: 'JSON: номера оформленных заказов по номеру (от 1) их первой строки в файле',
    example: '{"7":1234}',
  })
  made?: string | null;
}

/** The same as a multipart form. */
export class ImportForm extends ImportDto {
  @Shown({
    description: `Таблица .xlsx или .csv, до ${IMPORT_LIMITS.rows} строк и 5 МБ`,
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

export class ImportedOrderDto {
  @Shown({ description: 'Строки файла, от 1', type: 'integer', isArray: true, example: [7] })
  rows: number[];

  @Shown('Получатель', 'Пётр Сидоров', { nullable: true })
  receiver: string | null;

  @Shown({
    description: 'Заказ для `POST /api/order` и `POST /api/order/batch`; null, пока строку нужно исправить',
    type: CreateOrderDto,
    nullable: true,
  })
  order: CreateOrderDto | null;

  @Shown('Цена по тарифу, BYN; null — по согласованию или строку нужно исправить', 38, { nullable: true })
  price: number | null;

  @Shown('Город или пункт, который нашёлся', 'Мир, Кореличский район, Гродненская область', {
    nullable: true,
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

export class ImportPreviewDto extends ReadFileDto {
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
