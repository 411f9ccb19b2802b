import { applyDecorators, Header, HttpCode, SetMetadata } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiExtension,
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiResponse,
  ApiSecurity,
  type ApiResponseOptions,
} from '@nestjs/swagger';
import { ACTOR_KINDS, can, SCOPES, allowedActorsText, type Capability, type Scope } from '@shlyah/domain';
import { REPLAYED } from '../idempotency/repeat';
import { ErrorDto } from '../http/error.dto';
import { DOCUMENTED_ERRORS, type DocumentedError } from '../http/documented-errors';
import type { ErrorCode } from '../http/error-codes';
import type { Quota } from './quotas';
import { SHARED } from '../http/shared-answers';

export const CAPABILITY = Symbol('capability');
export const CONFIRMED = Symbol('confirmed');
export const QUOTA = Symbol('quota');
export const KEY = Symbol('key');
export const UNATTENDED = Symbol('unattended');
export const UNQUEUED = Symbol('unqueued');

type HeadersObject = NonNullable<ApiResponseOptions['headers']>;
type Dto = abstract new () => object;

interface ActionOptions {
  /** The capability that the caller needs; 'public' for none. */
  may: Capability | 'public';
  /** The scope a key needs for it; without this no key may do it. */
  key?: Scope;
  summary: string;
  description?: string;
  /** The response body: a DTO, a list of DTOs, nothing, or a file of the given type. */
  answer: Dto | [Dto] | 'nothing' | { file: string };
  /** 200 by default; 204 when there is no body. */
  status?: 200 | 201 | 202;
  answerDescription?: string;
  /** Description of a possible second response without a body (204). */
  orNothing?: string;
  /** What it refuses beside what every operation of its kind may; with its own words where they differ from the catalogue's. */
  errors?: DocumentedError[];
  /** Requires a login or confirmation within the last minutes (docs/contract.md#confirmation). */
  confirmed?: boolean;
  /** Its share of an account's quota (docs/contract.md#quotas). */
  quota?: Quota;
  /** The answer is the same for all callers and may be cached for a minute. */
  shared?: boolean;
  /** Where what it has created is read: `Location` of its answer. */
  location?: string;
  /** Anonymous calls of it are not queued: it has a queue of its own, or a load balancer calls it. */
  unqueued?: boolean;
  /** A page calls it by itself: it extends no session. */
  unattended?: boolean;
  /** It creates, and an Idempotency-Key makes sending it again safe; the handler takes `@Repeatable()`. */
  repeatable?: boolean;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  description:
    'Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней',
  required: false,
  schema: { type: 'string', maxLength: 200 },
} as const;

const replayedHeader = {
  description:
    'true, если запрос с этим Idempotency-Key уже выполнен: создано раньше, а ответ говорит, каким оно стало теперь',
  schema: { type: 'string' as const, enum: ['true'] },
};

const headersOf = ({ repeatable, location }: ActionOptions): HeadersObject => ({
  ...(repeatable ? { [REPLAYED]: replayedHeader } : {}),
  ...(location
    ? { Location: { description: `Где созданное читают: ${location}`, schema: { type: 'string' } } }
    : {}),
});

const notModified = {
  status: 304,
  description: 'Не изменилось с ответа, чей ETag назван в заголовке If-None-Match',
} as const;

const recently = 'Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).';

const byKey = (scope: Scope): string => `С ключом API: право \`${scope}\` (${SCOPES[scope].toLowerCase()}).`;

const keyErrors: ErrorCode[] = [
  'two_logins',
  'bad_key',
  'key_scope',
  'key_address',
  'invalid',
  'too_many_requests',
];

const repeatErrors: ErrorCode[] = ['bad_idempotency_key', 'idempotency_key_reused'];

/** Declares a data action: who may call it (the guard refuses a handler without this) and how it is documented. */
export function Action(options: ActionOptions): MethodDecorator {
  const { may, summary, description, errors = [], answer } = options;
  const status = answer === 'nothing' ? (options.status ?? 204) : (options.status ?? 200);
  const who = may === 'public' ? 'Доступно всем.' : allowedActorsText(may);
  return applyDecorators(
    SetMetadata(CAPABILITY, may),
    ...(options.confirmed ? [SetMetadata(CONFIRMED, true)] : []),
    ...(options.unqueued ? [SetMetadata(UNQUEUED, true)] : []),
    ...(options.unattended ? [SetMetadata(UNATTENDED, true)] : []),
    ...(options.quota ? [SetMetadata(QUOTA, options.quota)] : []),
    ...(options.key ? [SetMetadata(KEY, options.key), ApiBearerAuth('apiKey')] : []),
    // A key is an alternative to a session; public routes do not require it.
    ...(options.key && may === 'public' ? [ApiSecurity({})] : []),
    ...(options.key ? [ApiExtension('x-key-scope', options.key)] : []),
    ApiExtension(
      'x-who',
      ACTOR_KINDS.filter((kind) => may === 'public' || can(kind, may)),
    ),
    HttpCode(status),
    ApiOperation({
      summary,
      description: [description, options.confirmed && recently, who, options.key && byKey(options.key)]
        .filter(Boolean)
        .join('\n\n'),
    }),
    answerResponse(status, answer, options.answerDescription ?? summary, headersOf(options)),
    ...(options.repeatable ? [ApiHeader(idempotencyKey)] : []),
    ...(options.shared ? [Header('Cache-Control', SHARED), ApiResponse(notModified)] : []),
    ...(options.orNothing ? [ApiResponse({ status: 204, description: options.orNothing })] : []),
    ...(may === 'public' ? [] : [ApiCookieAuth('sid')]),
    ApiExtraModels(ErrorDto) as MethodDecorator,
    ApiExtension(DOCUMENTED_ERRORS, [
      ...errors,
      ...(options.repeatable ? repeatErrors : []),
      ...(options.confirmed ? (['confirmation_needed'] as const) : []),
      ...(options.quota ? (['too_many_requests'] as const) : []),
      ...(options.key ? keyErrors : (['key_forbidden'] as const)),
      ...guardErrors(options),
    ]),
  );
}

function answerResponse(
  status: number,
  answer: ActionOptions['answer'],
  description: string,
  headers: HeadersObject,
): MethodDecorator {
  if (answer === 'nothing') return ApiResponse({ status, description });
  if (Array.isArray(answer))
    return ApiResponse({ status, description, headers, type: answer[0], isArray: true });
  if (typeof answer === 'function') return ApiResponse({ status, description, headers, type: answer });
  const content = { [answer.file]: { schema: { type: 'string', format: 'binary' } } };
  return ApiResponse({ status, description, content });
}

const STAFF = ['manager', 'admin'] as const;

/** The errors of the guard. */
function guardErrors({ may, unqueued }: ActionOptions): ErrorCode[] {
  // Calls of networks and of unconfirmed accounts are counted.
  if (may === 'public') return unqueued ? [] : ['too_many_requests'];
  const refused = ACTOR_KINDS.filter((kind) => kind !== 'visitor' && !can(kind, may));
  return [
    'not_logged_in',
    'session_renewed',
    'session_changed',
    ...(may !== 'account:own' && STAFF.some((kind) => can(kind, may))
      ? (['second_factor_needed'] as const)
      : []),
    // Calls of unconfirmed accounts are counted (docs/contract.md#before-confirmation).
    ...(can('customer', may) ? (['too_many_requests'] as const) : []),
    ...(refused.includes('pending') ? (['not_confirmed'] as const) : []),
    ...(refused.some((kind) => kind !== 'pending') ? (['forbidden'] as const) : []),
  ];
}
