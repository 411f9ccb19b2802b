import {
  BadRequestException,
  Logger,
  NotFoundException,
  ServiceUnavailableException,
  type ArgumentsHost,
} from '@nestjs/common';
import { EntityNotFoundError } from 'typeorm';
import { OutcomeUnknownError } from '../database/outcome-unknown';
import { ConcurrentUpdateError } from '../database/concurrent-update';
import { ErrorFilter, refusalOf } from './error.filter';
import { busy, changedMeanwhile, invalid, refusal } from './errors';

const fastify = (statusCode: unknown) => Object.assign(new Error('from Fastify'), { statusCode });

describe('What a failure is to whoever has asked', () => {
  it.each([
    ['a refusal of ours', refusal('too_late'), 409, 'too_late'],
    [
      'an answer of the database that was lost',
      new OutcomeUnknownError(new Error('gone')),
      503,
      'outcome_unknown',
    ],
    ['a row that has gone meanwhile', new EntityNotFoundError('Order', { id: 1 }), 409, 'deleted'],
    ['a save that others were faster than', new ConcurrentUpdateError(), 503, 'unavailable'],
    ['a bad request of Nest', new BadRequestException(), 400, 'bad_request'],
    ['a path of Nest that is none', new NotFoundException(), 404, 'not_found'],
    ['a service of Nest that is away', new ServiceUnavailableException(), 503, 'unavailable'],
    ['a body that Fastify cannot read', fastify(400), 400, 'bad_request'],
    ['a body that Fastify finds too large', fastify(413), 413, 'too_large'],
    ['an address that Fastify finds too long', fastify(414), 414, 'too_large'],
    ['a type that Fastify does not take', fastify(415), 415, 'unsupported_type'],
    ['a client’s error that we have no words for', fastify(418), 400, 'bad_request'],
    ['the last client’s error', fastify(499), 400, 'bad_request'],
    ['a server’s error of Fastify', fastify(500), 500, 'internal'],
    ['what is no status of an error', fastify(399), 500, 'internal'],
    ['a status in words', fastify('413'), 500, 'internal'],
    ['anything else', new Error('secret words'), 500, 'internal'],
    ['nothing at all', null, 500, 'internal'],
  ])('%s', (_what, error, statusCode, code) => {
    const found = refusalOf(error);
    expect(found).toMatchObject({ statusCode, code });
    expect(found.message).toMatch(/[а-яё]/i);
    expect(found.message).not.toContain('secret');
  });
});

describe('A failure', () => {
  afterEach(() => jest.restoreAllMocks());

  /** What the client is answered, what the log says of it, and how the request is marked. */
  function heard(error: unknown, sent = false) {
    const lines: [level: string, line: object][] = [];
    for (const level of ['warn', 'error'] as const)
      jest
        .spyOn(Logger.prototype, level)
        .mockImplementation((...[line]: unknown[]) => void lines.push([level, line as object]));
    const answer: Record<string, unknown> = {};
    const note = (name: string) => (value: unknown) => ((answer[name] = value), reply);
    const reply = {
      sent,
      header: (name: string, value: string) => note(name)(value),
      status: note('status'),
      type: note('type'),
      send: note('body'),
    };
    const request: { id: string; routeOptions: object; refused?: string } = {
      id: 'number-one',
      routeOptions: { url: '/api/order' },
    };
    const http = { getRequest: () => request, getResponse: () => reply };
    new ErrorFilter().catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
    return { answer, lines, refused: request.refused };
  }

  const type = 'application/json; charset=utf-8';

  it.each([
    ['a refusal', refusal('too_late'), {}],
    ['a refusal of fields', invalid({ name: ['Введите имя'] }), { errors: { name: ['Введите имя'] } }],
    ['a save over what others have saved', changedMeanwhile({ version: 2 }), { fresh: { version: 2 } }],
    ['one over what is gone', changedMeanwhile(null), { fresh: null }],
  ])('that is the client’s is told to the client alone: %s', (_what, error, more) => {
    const { code, message, statusCode } = error;
    expect(heard(error)).toEqual({
      answer: {
        status: statusCode,
        type,
        body: { statusCode, code, message, ...more, requestId: 'number-one' },
      },
      lines: [],
      refused: code,
    });
  });

  const broken = new Error('broken');
  const late = new ConcurrentUpdateError();
  const away = refusal('document_failed');

  // Without a stack where the error names its cause, or where the database is unavailable.
  it.each([
    ['a fault of the program', broken, 500, 'error', { err: broken }],
    ['a refusal of ours', away, 502, 'warn', { msg: String(away) }],
    ['a database that is away', late, 503, 'warn', { msg: String(late) }],
  ])(
    'that is ours is told to the operator, too, under the same id: %s',
    (_what, error, status, level, more) => {
      const { answer, lines } = heard(error);
      expect(answer).toMatchObject({ status, body: { statusCode: status, requestId: 'number-one' } });
      expect(answer).not.toHaveProperty('Retry-After');
      const { code } = refusalOf(error);
      expect(lines).toEqual([
        [
          level,
          expect.objectContaining({ requestId: 'number-one', route: '/api/order', status, code, ...more }),
        ],
      ]);
      expect(lines[0]?.[1]).not.toHaveProperty('err' in more ? 'msg' : 'err');
    },
  );

  it('that says when to come again says so in the head', () => {
    expect(heard(busy(7)).answer).toMatchObject({ status: 503, 'Retry-After': '7' });
  });

  // As when the connection breaks in the middle of a file.
  it('after the answer has begun changes nothing of it, but is told to the operator', () => {
    const { answer, lines } = heard(broken, true);
    expect([answer, lines.length]).toEqual([{}, 1]);
  });
});
