import {
  COLUMN_QUESTIONS,
  IMPORT_FIELDS,
  IMPORT_PROBLEMS,
  type ColumnQuestion,
  type ImportField,
  type ImportProblemCode,
} from '@shlyah/domain';
import { Shown, TextField } from '../../http/fields';

const importFields = Object.keys(IMPORT_FIELDS);
/** Characters of the JSON texts of a form. */
export const MAX_JSON_CHARS = 16_000;
export const MAX_JSON_CELLS = 100_000;
/** Equal cells that each problem but the first of them names. */
export const SAME_ROWS = 50;

/** The fields that accompany a table. */
export class TableDto {
  @TextField({
    max: MAX_JSON_CHARS,
    description:
      'JSON: что в столбцах, где заголовка мало, по номеру столбца от 0. field — из ImportField, null — столбец не нужен; unit — см, мм, м, кг, г, т, м³ или л, у дат — что в них сначала: ДД.ММ или ММ.ДД. Подойдёт любой из options столбца',
    example: '{"3":{"field":"weight","unit":"г"},"7":{"field":null}}',
  })
  columns?: string | null;

  @TextField({
    max: MAX_JSON_CHARS,
    description: 'JSON: то же по заголовкам — что вы запомнили о таких столбцах с прошлого раза',
    example: '{"Масса":{"field":"weight","unit":"г"}}',
  })
  headings?: string | null;

  @TextField({
    max: MAX_JSON_CELLS,
    description: 'JSON: исправленные ячейки, вместо тех, что в файле',
    example: '{"E7":"12/1"}',
  })
  cells?: string | null;

  @TextField({
    max: MAX_JSON_CHARS,
    description: 'Номера строк файла через запятую: ответ — только об их заказах. Без них — обо всех',
    example: '7,9',
  })
  rows?: string | null;
}

export class ImportColumnOptionDto {
  @Shown('Ответ, каким его видит человек', 'Всех вместе')
  label: string;

  @Shown({
    description: 'field ответа для `columns` и `headings`; null — не переносить',
    enum: importFields,
    enumName: 'ImportField',
    nullable: true,
    example: 'totalWeight',
  })
  field: ImportField | null;

  @Shown('unit ответа', 'кг', { nullable: true })
  unit: string | null;
}

export class ImportColumnDto {
  @Shown({ description: 'Номер столбца, от 0', type: 'integer', example: 3 })
  index: number;

  @Shown('Заголовок', 'Вес (г)')
  heading: string;

  @Shown({
    description: 'Что в столбце; null — не переносится',
    enum: importFields,
    enumName: 'ImportField',
    nullable: true,
    example: 'weight',
  })
  field: ImportField | null;

  @Shown('Единица чисел без единицы; у дат — ДД.ММ или ММ.ДД', 'г', { nullable: true })
  unit: string | null;

  @Shown({
    description: 'До трёх разных значений столбца, до 40 знаков каждое',
    type: String,
    isArray: true,
    example: ['300', '1 200'],
  })
  samples: string[];

  @Shown({
    description:
      'Что спросить у человека, прежде чем столбец будет прочитан: что в нём (field), чей это вес или объём — штуки, места или всей строки (of), в каких он единицах (unit), что в датах сначала, день или месяц (dates), какой из двух одинаковых нужен (twice), передать ли его курьеру (comment); null — всё понятно',
    enum: COLUMN_QUESTIONS,
    enumName: 'ColumnQuestion',
    nullable: true,
    example: null,
  })
  question: ColumnQuestion | null;

  @Shown('Вопрос словами', 'Вес одного места или всех вместе?', { nullable: true })
  questionText: string | null;

  @Shown({
    description: 'Вероятные ответы; можно ответить и любым другим полем. Пусто, если вопроса нет',
    type: ImportColumnOptionDto,
    isArray: true,
  })
  options: ImportColumnOptionDto[];

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

  @Shown('Ячейка; null — дело в целой строке или в столбце, которого нет', 'E7', { nullable: true })
  cell: string | null;

  @Shown({ description: 'Номер строки в файле, от 1', type: 'integer', example: 7 })
  row: number;

  @Shown('О чём речь', 'Дом')
  label: string;

  @Shown('Что в ячейке сейчас; null, если ячейки нет', '12.01.2026', { nullable: true })
  value: string | null;

  @Shown('Что исправить', 'Ячейка E7: таблица превратила номер в дату. Каким он был?')
  message: string;

  @Shown({
    description: 'Тексты для ячейки, любой из которых её исправит',
    type: String,
    isArray: true,
    example: ['12/1', '12-1'],
  })
  choices: string[];

  @Shown({
    description: `Другие строки, от 1, где в этом столбце та же ячейка и то же не так: одно исправление годится для всех. Первая из них называет все, прочие — до ${SAME_ROWS}`,
    type: 'integer',
    isArray: true,
    example: [9, 12],
  })
  same: number[];
}
