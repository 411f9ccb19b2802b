import {
  Body,
  Catch,
  Controller,
  Get,
  HttpCode,
  Module,
  Param,
  Post,
  Query,
  StreamableFile,
  UseFilters,
  UseGuards,
  UseInterceptors,
  UsePipes,
  type ArgumentMetadata,
  type CanActivate,
  type ExceptionFilter,
  type ExecutionContext,
  type NestInterceptor,
  type PipeTransform,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { map, of, type Observable } from 'rxjs';
import './light-routes';

const later = <Value>(value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value), 5));

/** What the guards of a request were asked, in their order. */
const asked: string[] = [];

/** A guard whose answer the request names: at once, by a promise or by an observable. */
function guard(name: string): new () => CanActivate {
  return class implements CanActivate {
    canActivate(context: ExecutionContext): boolean | Promise<boolean> | Observable<boolean> {
      asked.push(`${name} of ${context.getClass().name}.${context.getHandler().name}, ${context.getType()}`);
      const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
      const answer = headers[name] !== 'no';
      if (headers['how'] === 'observable') return of(answer);
      return headers['how'] === 'promise' ? later(answer) : answer;
    }
  };
}

class Doubling implements PipeTransform<string, string | Promise<string>> {
  transform(value: string, { data, type }: ArgumentMetadata): string | Promise<string> {
    if (value === 'bad') throw new Error(`bad ${type} ${data}`);
    if (value === 'bad later') return later(null).then(() => Promise.reject(new Error(`later ${type}`)));
    return value?.startsWith('slow') ? later(value.repeat(2)) : value?.repeat(2);
  }
}

class Exclaiming implements PipeTransform<string, string> {
  transform = (value: string): string => `${value}!`;
}

class Wrapping implements NestInterceptor {
  intercept = (_context: ExecutionContext, next: { handle: () => Observable<unknown> }) =>
    next.handle().pipe(map((answer) => ({ wrapped: answer })));
}

@Catch()
class Failing implements ExceptionFilter {
  catch(error: Error): void {
    throw new Error(`worse than ${error.message}`);
  }
}

@Controller()
@UseGuards(guard('first'), guard('second'))
class Probes {
  @Get('args/:one')
  @UsePipes(Doubling)
  args(@Param('one', Exclaiming) one: string, @Query('two') two: string): object {
    return { one, two };
  }

  @Post('body')
  @HttpCode(202)
  body(@Body() body: object): Promise<object> {
    return later(body);
  }

  @Get('text')
  text(): string {
    return 'a text';
  }

  @Get('nothing')
  @HttpCode(204)
  nothing(): undefined {
    return undefined;
  }

  @Get('observed')
  observed(): Observable<string> {
    return of('the first', 'the last');
  }

  @Get('file')
  file(): StreamableFile {
    return new StreamableFile(Buffer.from('a file'), { type: 'text/csv' });
  }

  @Get('wrapped')
  @UseInterceptors(Wrapping)
  wrapped(): Promise<string> {
    return later('an answer');
  }

  @Get('fails')
  fails(): never {
    throw new Error('at once');
  }

  @Get('fails-later')
  async failsLater(): Promise<never> {
    await later(null);
    throw new Error('later');
  }

  @Get('fails-worse')
  @UseFilters(Failing)
  failsWorse(): never {
    throw new Error('at once');
  }
}

@Catch()
class Telling implements ExceptionFilter {
  catch(
    error: Error & { getStatus?: () => number },
    host: { switchToHttp: ExecutionContext['switchToHttp'] },
  ) {
    const status = error.getStatus?.() ?? 500;
    return host
      .switchToHttp()
      .getResponse<{ status: (code: number) => { send: (body: object) => void } }>()
      .status(status)
      .send({ told: error.message });
  }
}

@Module({ controllers: [Probes] })
class ProbesModule {}

let app: NestFastifyApplication;
const unheard: unknown[] = [];
const hear = (error: unknown): void => void unheard.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', hear);
  app = await NestFactory.create<NestFastifyApplication>(ProbesModule, new FastifyAdapter(), {
    logger: false,
  });
  app.useGlobalFilters(new Telling());
  await app.init();
});

beforeEach(() => void asked.splice(0));

afterAll(async () => {
  process.off('unhandledRejection', hear);
  await app.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('guards', () => {
  const both = ['first of Probes.text, http', 'second of Probes.text, http'];

  it.each(['at once', 'promise', 'observable'])('are asked one after another: %s', async (how) => {
    expect(await get('/text', { how })).toMatchObject({ statusCode: 200, body: 'a text' });
    expect(asked).toEqual(both);
  });

  it.each(['at once', 'promise', 'observable'])('are not asked after one that refuses: %s', async (how) => {
    expect((await get('/text', { how, first: 'no' })).statusCode).toBe(403);
    expect(asked).toEqual(both.slice(0, 1));
    expect((await get('/text', { how, second: 'no' })).json()).toEqual({ told: 'Forbidden resource' });
  });
});

describe('arguments', () => {
  it.each([
    ['at once', 'a', 'b', { one: 'aa!', two: 'bb' }],
    ['later', 'slow', 'slower', { one: 'slowslow!', two: 'slowerslower' }],
    ['one at once, one later', 'a', 'slow', { one: 'aa!', two: 'slowslow' }],
    ['one later, one at once', 'slow', 'b', { one: 'slowslow!', two: 'bb' }],
  ])('go through their pipes: %s', async (_how, one, two, expected) => {
    expect((await get(`/args/${one}?two=${two}`)).json()).toEqual(expected);
  });

  it.each<[string, string, string, unknown]>([
    ['at once', 'bad', 'b', 'bad param one'],
    ['later', 'bad later', 'b', 'later param'],
    ['the other one at once, beside one that waits', 'slow', 'bad', 'bad query two'],
    ['both, one after the other', 'bad later', 'bad', 'bad query two'],
    ['both later', 'bad later', 'bad later', expect.stringMatching(/^later (param|query)$/)],
  ])('are refused: %s', async (_how, one, two, told) => {
    const url = `/args/${encodeURIComponent(one)}?two=${encodeURIComponent(two)}`;
    expect(await get(url).then((answer) => answer.json<object>())).toEqual({ told });
    await later(null);
    expect(unheard).toEqual([]);
  });
});

describe('an answer', () => {
  it('has the status of its handler', async () => {
    const answer = await app.inject({ method: 'POST', url: '/body', payload: { a: 1 } });
    expect([answer.statusCode, answer.json()]).toEqual([202, { a: 1 }]);
    expect((await get('/nothing')).statusCode).toBe(204);
  });

  it('may be observed, a file or the work of an interceptor', async () => {
    expect((await get('/observed')).body).toBe('the last');
    expect((await get('/wrapped')).json()).toEqual({ wrapped: 'an answer' });
    const file = await get('/file');
    expect([file.headers['content-type'], file.body]).toEqual(['text/csv', 'a file']);
  });
});

describe('a failure', () => {
  it.each([
    ['/fails', 500, { told: 'at once' }],
    ['/fails-later', 500, { told: 'later' }],
    ['/nowhere', 404, { told: 'Cannot GET /nowhere' }],
  ])('%s is told to the filter', async (url, status, told) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toEqual([status, told]);
  });

  it('of a filter is an answer all the same', async () => {
    expect((await get('/fails-worse')).statusCode).toBe(500);
    expect(unheard).toEqual([]);
  });
});
