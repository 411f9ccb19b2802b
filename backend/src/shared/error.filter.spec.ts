import { BadRequestException, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { EntityNotFoundError } from 'typeorm';
import { OutcomeUnknown } from '../database/outcome-unknown';
import { Overtaken } from '../database/overtaken';
import { refusalOf } from './error.filter';
import { refusal } from './errors';

const fastify = (statusCode: unknown) => Object.assign(new Error('from Fastify'), { statusCode });

describe('What a failure is to whoever has asked', () => {
  it.each([
    ['a refusal of ours', refusal('too_late'), 409, 'too_late'],
    [
      'an answer of the database that was lost',
      new OutcomeUnknown(new Error('gone')),
      503,
      'outcome_unknown',
    ],
    ['a row that has gone meanwhile', new EntityNotFoundError('Order', { id: 1 }), 409, 'deleted'],
    ['a save that others were faster than', new Overtaken(), 503, 'unavailable'],
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
