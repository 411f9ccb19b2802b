import { LEFT_OUT_KINDS, type LeftOutKind } from '@shlyah/domain';
import { ChoiceField, Shown, TextField } from '../../http/fields';
import { MAX_JSON_CHARS, TableDto } from './sent-table.dto';
import { SEPARATOR_NAMES, type Separator } from './separator';

/** What is said about the file as a whole, beside its columns and cells. */
export class FileChoicesDto extends TableDto {
  @TextField({
    max: 200,
    description:
      'Лист книги .xlsx: название или номер от 1. Без него — первый видимый лист, на котором есть заказы',
    example: 'Декабрь',
  })
  sheet?: string | null;

  @ChoiceField({
    choices: SEPARATOR_NAMES,
    choicesName: 'TableSeparator',
    description:
      'Что стоит между ячейками файла .csv: точка с запятой (semicolon), запятая (comma) или табуляция (tab). Без него узнаём сами',
    example: 'comma',
  })
  separator?: Separator | null;

  @TextField({
    max: MAX_JSON_CHARS,
    description: 'Номера строк файла через запятую, которые нужно взять, хотя они в leftOut',
    example: '5,12',
  })
  take?: string | null;
}

export class LeftOutDto {
  @Shown({
    description:
      'Что это: строки над заголовками (title), заголовки ещё раз (heading), пример шаблона (example), итоги (sum), подписи и примечания (footer), статус вроде «Отменён» (status), ответ «Повтор» на вопрос repeated_place (repeat), скрытые строки (hidden_row), скрытый столбец (hidden_column), другой лист (sheet)',
    enum: LEFT_OUT_KINDS,
    enumName: 'LeftOutKind',
    example: 'status',
  })
  kind: LeftOutKind;

  @Shown({
    description: 'Номера строк файла, от 1; у столбца и листа их нет',
    type: 'integer',
    isArray: true,
    example: [5, 12],
  })
  rows: number[];

  @Shown('Начало первой из строк, заголовок столбца или название листа', '1024, Иванова Мария, Отменён')
  name: string;

  @Shown('Почему не войдут в заказы', 'В столбце статуса: «Отменён»')
  reason: string;

  @Shown('Можно ли взять: строки — в take, лист — в sheet', true)
  canTake: boolean;
}

export class TableSheetDto {
  @Shown('Название', 'Декабрь')
  name: string;

  @Shown({
    description: 'Сколько в нём заполненных строк; null — не удалось сосчитать',
    type: 'integer',
    nullable: true,
    example: 41,
  })
  rows: number | null;

  @Shown('Скрыт ли он в файле', false)
  isHidden: boolean;

  @Shown('Прочитан ли этот лист', true)
  isRead: boolean;
}

/** What was read of a file, and what was not. */
export class ReadFileDto {
  @Shown({
    description:
      'Что не войдёт в заказы: каждая заполненная строка листа под заголовками либо в orders, либо здесь',
    type: LeftOutDto,
    isArray: true,
  })
  leftOut: LeftOutDto[];

  @Shown({ description: 'Листы книги; у .csv их нет', type: TableSheetDto, isArray: true })
  sheets: TableSheetDto[];

  @Shown({
    description: 'Чем разделены ячейки файла .csv; null — это книга .xlsx',
    enum: SEPARATOR_NAMES,
    enumName: 'TableSeparator',
    nullable: true,
    example: null,
  })
  separator: Separator | null;
}
