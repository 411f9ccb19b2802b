import {
  KEY_ADDRESSES,
  keyFields,
  modes,
  OVERLAP_HOURS,
  SCOPES,
  scopes,
  type Mode,
  type Scope,
} from '@shlyah/domain';
import { bodyClass } from '../../../../platform/http/field-classes';
import { ChoicesField, IdField, Shown, TextsField, WholeField } from '../../../../platform/http/fields';
import { PageDto } from '../../../../platform/http/page.dto';
import { PageQuery } from '../../../../platform/http/query.dto';

const scopeWords = Object.entries(SCOPES)
  .map(([scope, words]) => `\`${scope}\` — ${words.toLowerCase()}`)
  .join('; ');

const network = '203.0.113.0/24';

/** A new key. */
export class CreateKeyDto extends bodyClass(keyFields) {
  @ChoicesField({
    choices: scopes,
    choicesName: 'Scope',
    description: `Что ключ может: ${scopeWords}`,
    example: ['orders:read', 'orders:create'],
  })
  scopes: Scope[];

  @TextsField({
    max: KEY_ADDRESSES,
    maxLength: 49,
    description: 'Адреса и сети, с которых ключ принимается; без них — с любых',
    example: [network],
  })
  addresses?: string[] | null;
}

/** A new secret for a key. */
export class RotateKeyDto {
  @IdField({ description: 'Номер ключа', example: 3, required: true })
  id: number;

  @WholeField({
    min: 0,
    max: OVERLAP_HOURS,
    description: 'Сколько часов ещё принимать прежний ключ; 0 — он перестаёт действовать сразу',
    example: 24,
  })
  overlapHours?: number | null = 0;
}

export class KeyDto {
  @Shown({ description: 'Номер ключа', type: 'integer', example: 3 })
  id: number;

  @Shown('Название', '1С, склад')
  name: string;

  @Shown({ description: 'Режим', enum: modes, enumName: 'Mode', example: 'test' })
  mode: Mode;

  @Shown({
    description: 'Что ключ может',
    enum: scopes,
    enumName: 'Scope',
    isArray: true,
    example: ['orders:read'],
  })
  scopes: Scope[];

  @Shown('Начало ключа: по нему его узнают', 'shl_test_7Kf2')
  prefix: string;

  @Shown({
    description: 'С каких сетей принимается; пусто — с любых',
    type: String,
    isArray: true,
    example: [network],
  })
  addresses: string[];

  @Shown('Когда создан, по Минску', '2026-11-20 14:05')
  createdAt: string;

  @Shown({
    description: 'До какого времени действует; null — пока не отозван',
    type: String,
    nullable: true,
    example: null,
  })
  expiresAt: string | null;

  @Shown('Последний вызов, с точностью до минуты', '2026-11-21 09:30', { nullable: true })
  lastUsedAt: string | null;

  @Shown('Адрес последнего вызова', '203.0.113.7', { nullable: true })
  lastUsedIp: string | null;

  @Shown({
    description: 'До какого времени после замены принимается и прежний ключ; null — не принимается',
    type: String,
    nullable: true,
    example: null,
  })
  overlapUntil: string | null;

  @Shown({
    description: 'Адреса для уведомлений, которые ключ назвал: с его отзывом они остановятся',
    type: String,
    isArray: true,
    example: ['https://shop.example.by/shlyah'],
  })
  webhooks: string[];
}

/** A key as it is answered once. */
export class NewKeyDto extends KeyDto {
  @Shown(
    'Сам ключ. Больше его не увидит никто: сохраните сразу',
    'shl_test_7Kf2mQ0x4vB9nTzL1cYw8sRjD3hGpUaE6iOkV5bXNqM2OVl40',
  )
  secret: string;
}

export class KeyCallDto {
  @Shown('Когда, по Минску', '2026-11-21 09:30')
  at: string;

  @Shown({ description: 'Номер ключа; отозванного уже нет в списке', type: 'integer', example: 3 })
  keyId: number;

  @Shown('Операция: operationId описания API', 'createOrder')
  operation: string;

  @Shown({ description: 'Код HTTP', type: 'integer', example: 422 })
  status: number;

  @Shown('Слово ошибки; null, если её не было', 'invalid', { nullable: true })
  code: string | null;

  @Shown({ description: 'Сколько длился, мс', type: 'integer', example: 12 })
  ms: number;

  @Shown('Номер запроса, X-Request-Id', '0b6f3c1e-5d2a-4f0e-9a37-1c2b3d4e5f60')
  requestId: string;

  @Shown('Адрес программы', '203.0.113.7')
  address: string;
}

export class KeyCallPage extends PageDto(KeyCallDto) {}

export class KeyCallsQuery extends PageQuery {
  @IdField({ description: 'Только этого ключа', example: 3 })
  keyId?: number | null;
}

export class KeyDayDto {
  @Shown('День, по Минску', '2026-11-21')
  day: string;

  @Shown({ description: 'Вызовов', type: 'integer', example: 120 })
  calls: number;

  @Shown({ description: 'Из них с ошибкой', type: 'integer', example: 2 })
  errors: number;
}

/** What staff see of a client's programs. */
export class ClientKeysDto {
  @Shown({ description: 'Ключи, без секретов', type: KeyDto, isArray: true })
  keys: KeyDto[];

  @Shown({ description: 'Вызовы по дням, последние 7 дней', type: KeyDayDto, isArray: true })
  days: KeyDayDto[];
}

export class StopKeysDto {
  @IdField({ description: 'Номер клиента', example: 12, required: true })
  id: number;
}

export class StoppedKeysDto {
  @Shown({ description: 'Сколько ключей остановлено', type: 'integer', example: 2 })
  count: number;
}
