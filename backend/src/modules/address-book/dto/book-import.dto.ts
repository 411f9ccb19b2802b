import { BOOK_SIDES, type BookSide } from '@shlyah/domain';
import { FileChoicesDto, ReadFileDto } from '../../../platform/files/import/left-out.dto';
import { ImportColumnDto, ImportProblemDto } from '../../../platform/files/import/sent-table.dto';
import { ChoiceField, Shown } from '../../../platform/http/fields';

export class BookTableDto extends FileChoicesDto {
  @ChoiceField({
    choices: BOOK_SIDES,
    choicesName: 'BookSide',
    required: true,
    example: 'receiver',
    description: 'Кто в таблице: получатели (receiver) или места забора (sender)',
  })
  side: BookSide;
}

/** The same as a multipart form. */
export class BookTableForm extends BookTableDto {
  @Shown({
    description: 'Таблица .xlsx или .csv, до 10 000 строк и 5 МБ',
    type: 'string',
    format: 'binary',
    required: false,
  })
  file?: unknown;
}

export class BookTemplateQuery {
  @ChoiceField({
    choices: BOOK_SIDES,
    choicesName: 'BookSide',
    required: true,
    example: 'receiver',
    description: 'Для получателей (receiver) или мест забора (sender)',
  })
  side: BookSide;
}

export const BOOK_ROW_STATES = ['ready', 'known', 'wrong'] as const;
export type BookRowState = (typeof BOOK_ROW_STATES)[number];

export class BookRowDto {
  @Shown({ description: 'Номер строки в файле, от 1', type: 'integer', example: 7 })
  row: number;

  @Shown({
    description:
      'Будет добавлена (ready), уже есть в книге или выше в файле (known), нужно исправить (wrong)',
    enum: BOOK_ROW_STATES,
    enumName: 'BookRowState',
    example: 'ready',
  })
  state: BookRowState;

  @Shown('Кто', 'ООО «Ромашка», Пётр Сидоров')
  person: string;

  @Shown('Где', 'Гомель, ул. Советская, д. 12')
  place: string;

  @Shown({ description: 'Что исправить', type: ImportProblemDto, isArray: true })
  problems: ImportProblemDto[];
}

export class BookPreviewDto extends ReadFileDto {
  @Shown({ description: 'Столбцы', type: ImportColumnDto, isArray: true })
  columns: ImportColumnDto[];

  @Shown({ description: 'Чего нет ни в одном столбце', type: String, isArray: true, example: [] })
  missing: string[];

  @Shown({ description: 'Сколько записей добавится', type: 'integer', example: 120 })
  ready: number;

  @Shown({ description: 'Сколько строк уже есть в книге или повторяются', type: 'integer', example: 3 })
  known: number;

  @Shown({ description: 'Сколько строк нужно исправить', type: 'integer', example: 2 })
  wrong: number;

  @Shown({
    description: 'До 100 строк, которые нужно исправить, и до 20 готовых; с rows — строки с этими номерами',
    type: BookRowDto,
    isArray: true,
  })
  rows: BookRowDto[];
}

export class BookImportedDto {
  @Shown({ description: 'Сколько записей добавлено', type: 'integer', example: 120 })
  added: number;

  @Shown({ description: 'Сколько строк уже было в книге или повторялось', type: 'integer', example: 3 })
  known: number;

  @Shown({
    description: 'Сколько строк нужно исправить: их записей в книге нет',
    type: 'integer',
    example: 2,
  })
  wrong: number;

  @Shown({ description: 'Сколько записей не поместилось: в книге их до 10 000', type: 'integer', example: 0 })
  left: number;
}
