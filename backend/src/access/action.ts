import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiExtraModels, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { whoMay, type Capability } from '@shlyah/domain';
import { ErrorDto } from '../shared/error.dto';
import { documentedError, type DocumentedError } from '../shared/error-examples';

export const CAPABILITY = Symbol('capability');

type Dto = abstract new () => object;

interface ActionOptions {
  /** What the caller must be able to do; 'public' allows everybody. */
  may: Capability | 'public';
  summary: string;
  description?: string;
  /** The response body: a DTO, a list of DTOs, nothing, or a file of the given type. */
  answer: Dto | [Dto] | 'nothing' | { file: string };
  /** 200 by default; 204 when there is no body. */
  status?: 200 | 201 | 202;
  answerDescription?: string;
  /** Description of a possible second response without a body (204). */
  orNothing?: string;
  errors?: DocumentedError[];
}

/** Declares a data action: who may call it (the guard refuses a handler without this) and how it is documented. */
export function Action(options: ActionOptions): MethodDecorator {
  const { may, summary, description, errors = [], answer } = options;
  const status = answer === 'nothing' ? (options.status ?? 204) : (options.status ?? 200);
  const who = may === 'public' ? 'Доступно всем.' : whoMay(may);
  return applyDecorators(
    SetMetadata(CAPABILITY, may),
    HttpCode(status),
    ApiOperation({ summary, description: [description, who].filter(Boolean).join('\n\n') }),
    answerResponse(status, answer, options.answerDescription ?? summary),
    ...(options.orNothing ? [ApiResponse({ status: 204, description: options.orNothing })] : []),
    ...(may === 'public' ? [] : [ApiCookieAuth('sid')]),
    ...errorResponses([...errors, ...(may === 'public' ? [] : ([401, 403] as const)), 503]),
  );
}

function answerResponse(
  status: number,
  answer: ActionOptions['answer'],
  description: string,
): MethodDecorator {
  if (answer === 'nothing') return ApiResponse({ status, description });
  if (Array.isArray(answer)) return ApiResponse({ status, description, type: answer[0], isArray: true });
  if (typeof answer === 'function') return ApiResponse({ status, description, type: answer });
  const content = { [answer.file]: { schema: { type: 'string', format: 'binary' } } };
  return ApiResponse({ status, description, content });
}

function errorResponses(statuses: DocumentedError[]): MethodDecorator[] {
  const unique = [...new Set(statuses)].sort();
  return [
    ApiExtraModels(ErrorDto) as MethodDecorator,
    ...unique.map((status) => ApiResponse({ status, ...documentedError(status) })),
  ];
}
