import { contractFields } from '@shlyah/domain';
import { answerClass, bodyClass } from '../../../platform/http/field-classes';
import { IdField, Shown, VersionField } from '../../../platform/http/fields';

/** A contract without its two scans (docs/contract.md#contract-fields). */
export class CreateContractDto extends bodyClass(contractFields) {}

export class UpdateContractDto extends CreateContractDto {
  @IdField({ description: 'Номер договора', example: 7, required: true })
  id: number;

  @VersionField()
  version?: number | null;
}

export class EditionChangeDto {
  @Shown('Имя поля договора', 'bank')
  field: string;

  @Shown('Что было', 'ОАО «Банк»', { nullable: true })
  from: string | null;

  @Shown('Что стало', 'ОАО «АСБ Беларусбанк»', { nullable: true })
  to: string | null;
}

/** An edition: the particulars since a change (docs/contract.md#contract-fields). */
export class EditionDto {
  @Shown({ description: 'Номер редакции, с 1', type: 'integer', example: 2 })
  number: number;

  @Shown('С какого времени действует, по Минску', '2026-12-03 10:20')
  date: string;

  @Shown({
    description: 'Что изменилось по сравнению с предыдущей редакцией; у первой пусто',
    type: EditionChangeDto,
    isArray: true,
  })
  changes: EditionChangeDto[];
}

/** A contract in an answer. */
export class ContractDto extends answerClass(contractFields) {
  @Shown({ description: 'Номер договора', type: 'integer', example: 7 })
  id: number;

  @Shown('Скан свидетельства о регистрации', '/api/files/0f8c…', { nullable: true })
  scanRegistration: string | null;

  @Shown({ description: 'Скан доверенности', type: String, nullable: true, example: null })
  scanProxy: string | null;

  @Shown({ description: 'Версия данных', type: 'integer', example: 1 })
  version: number;

  @Shown('Когда заключён, по Минску', '2026-11-20 14:05')
  date: string;

  @Shown({
    description: 'Редакции договора, сначала новые, до 50: первая в списке действует сейчас',
    type: EditionDto,
    isArray: true,
  })
  editions: EditionDto[];
}

const scan = (description: string): PropertyDecorator =>
  Shown({
    description: `${description}: PDF, JPEG или PNG до 2 МБ`,
    type: 'string',
    format: 'binary',
    required: false,
  });

/** The multipart form, with the scans. */
export class CreateContractForm extends CreateContractDto {
  @scan('Скан свидетельства о регистрации')
  scanRegistration?: unknown;

  @scan('Скан доверенности')
  scanProxy?: unknown;
}

export class UpdateContractForm extends UpdateContractDto {
  @scan('Скан свидетельства о регистрации; если не передан, остаётся прежний')
  scanRegistration?: unknown;

  @scan('Скан доверенности; если не передан, остаётся прежний')
  scanProxy?: unknown;
}
