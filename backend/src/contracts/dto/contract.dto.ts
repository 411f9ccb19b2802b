import { contractRules, LIMITS, problems } from '@shlyah/domain';
import { Checked } from '../../shared/body.pipe';
import { EmailField, IdField, PhoneField, Shown, TextField, VersionField } from '../../shared/fields';

/** A contract as clients send it, beside the two scans (docs/contract.md#contract-fields). */
@Checked((dto: CreateContractDto) => problems(contractRules, { ...dto }))
export class CreateContractDto {
  @TextField({
    max: LIMITS.organization,
    description: 'Кто подписывает: ФИО',
    example: 'Ковалёва Анна Петровна',
    required: true,
  })
  fullName: string;

  @TextField({ max: LIMITS.position, description: 'Должность', example: 'директор', required: true })
  position: string;

  @TextField({
    max: LIMITS.doc,
    description: 'На основании чего действует',
    example: 'Устава',
    required: true,
  })
  doc: string;

  @TextField({ max: LIMITS.name, description: 'Контактное лицо', example: 'Анна Ковалёва', required: true })
  contactPerson: string;

  @PhoneField({ description: 'Телефон', required: true })
  phone: string;

  @EmailField({ description: 'Электронная почта', required: true })
  email: string;

  @TextField({
    max: LIMITS.address,
    description: 'Юридический адрес',
    example: 'г. Минск, ул. Немига, 5',
    required: true,
  })
  address: string;

  @TextField({
    max: LIMITS.postcode,
    description: 'Почтовый адрес',
    example: '220030, г. Минск, ул. Немига, 5',
    required: true,
  })
  postcode: string;

  @TextField({ max: LIMITS.unp, description: 'УНП', example: '190000005', required: true })
  unp: string;

  @TextField({
    max: LIMITS.account,
    description: 'Расчётный счёт (IBAN)',
    example: 'BY86 AKBB 1010 0000 0029 6600 0000',
    required: true,
  })
  pc: string;

  @TextField({ max: LIMITS.bank, description: 'Банк', example: 'ОАО «АСБ Беларусбанк»', required: true })
  bank: string;

  @TextField({
    max: LIMITS.address,
    description: 'Адрес банка',
    example: 'г. Минск, пр-т Дзержинского, 18',
    required: true,
  })
  bankAddress: string;
}

@Checked((dto: UpdateContractDto) =>
  problems({ ...contractRules, id: { kind: 'id', required: true } }, { ...dto }),
)
export class UpdateContractDto extends CreateContractDto {
  @IdField({ description: 'Номер договора', example: 7, required: true })
  id: number;

  @VersionField()
  version?: number | null;
}

const shown = (description: string, example: string): PropertyDecorator =>
  Shown({ description, type: String, example });

/** A contract as it is read. */
export class ContractDto {
  @Shown({ description: 'Номер договора', type: 'integer', example: 7 })
  id: number;

  @shown('Кто подписывает: ФИО', 'Ковалёва Анна Петровна')
  fullName: string;

  @shown('Должность', 'директор')
  position: string;

  @shown('На основании чего действует', 'Устава')
  doc: string;

  @shown('Контактное лицо', 'Анна Ковалёва')
  contactPerson: string;

  @shown('Телефон', '+375 (29) 12-34-567')
  phone: string;

  @shown('Электронная почта', 'company@demo.by')
  email: string;

  @shown('Юридический адрес', 'г. Минск, ул. Немига, 5')
  address: string;

  @shown('Почтовый адрес', '220030, г. Минск, ул. Немига, 5')
  postcode: string;

  @shown('УНП', '190000005')
  unp: string;

  @shown('Расчётный счёт (IBAN)', 'BY86AKBB10100000002966000000')
  pc: string;

  @shown('Банк', 'ОАО «АСБ Беларусбанк»')
  bank: string;

  @shown('Адрес банка', 'г. Минск, пр-т Дзержинского, 18')
  bankAddress: string;

  @Shown({
    description: 'Скан свидетельства о регистрации',
    type: String,
    nullable: true,
    example: '/api/files/0f8c…',
  })
  scanRegistration: string | null;

  @Shown({ description: 'Скан доверенности', type: String, nullable: true, example: null })
  scanProxy: string | null;

  @Shown({ description: 'Версия данных', type: 'integer', example: 1 })
  version: number;

  @Shown({ description: 'Когда заключён, по Минску', type: String, example: '2026-11-20 14:05' })
  date: string;
}

const scan = (description: string): PropertyDecorator =>
  Shown({
    description: `${description}: PDF, JPEG или PNG до 2 МБ`,
    type: 'string',
    format: 'binary',
    required: false,
  });

/** The same as a multipart form, with the scans. */
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
