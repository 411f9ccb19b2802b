import { addressBookFields, BOOK_SIDES, PAGE_SIZE, type BookSide } from '@shlyah/domain';
import { ExportFormatField, type ExportFormat } from '../../../platform/files/export-format';
import { JudgedLater } from '../../../platform/http/body.pipe';
import { answerClass, bodyClass } from '../../../platform/http/field-classes';
import {
  ChoiceField,
  IdField,
  IdsField,
  ReadVersionField,
  Shown,
  TextField,
} from '../../../platform/http/fields';
import { PageDto } from '../../../platform/http/page.dto';
import { SearchQuery } from '../../../platform/http/query.dto';

export class BookQuery extends SearchQuery {
  @ChoiceField({
    choices: BOOK_SIDES,
    choicesName: 'BookSide',
    description: 'Места забора (sender) или получатели (receiver); без него — все',
    example: 'receiver',
  })
  side?: BookSide | null;
}

/** The filter and format of an export. */
export class BookExportQuery {
  @ChoiceField({
    choices: BOOK_SIDES,
    choicesName: 'BookSide',
    required: true,
    example: 'receiver',
    description: 'Места забора (sender) или получатели (receiver)',
  })
  side: BookSide;

  @TextField({ max: 200, description: 'Что искать', example: 'ромашка' })
  search?: string | null;

  @ExportFormatField()
  format: ExportFormat;
}

@JudgedLater()
export class CreateBookEntryDto extends bodyClass(addressBookFields) {}

@JudgedLater()
export class UpdateBookEntryDto extends bodyClass(addressBookFields) {
  @IdField({ description: 'Номер записи', example: 17, required: true })
  id: number;

  @ReadVersionField()
  version: number;
}

export class MergeBookEntriesDto {
  @IdField({ description: 'Номер записи, которая останется', example: 17, required: true })
  id: number;

  @IdsField({
    max: PAGE_SIZE,
    required: true,
    description: 'Номера записей, которые сольются с ней',
    example: [18],
  })
  ids: number[];
}

export class BookEntryDto extends answerClass(addressBookFields) {
  @Shown({ description: 'Номер записи', type: 'integer', example: 17 })
  id: number;

  @Shown({
    description: 'Адрес пункта; null, когда записан адрес',
    type: String,
    nullable: true,
    example: null,
  })
  point: string | null;

  @Shown('Последний заказ с этой записью', '2026-11-20 15:10')
  usedAt: string;

  @Shown({ description: 'Версия данных', type: 'integer', example: 1 })
  version: number;
}

export class BookEntryPage extends PageDto(BookEntryDto) {}
