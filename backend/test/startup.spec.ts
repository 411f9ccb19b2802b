import 'reflect-metadata';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { validIndividual } from '@shlyah/domain/cases';
import { IdQuery } from '../src/platform/http/query.dto';
import { TIMEOUTS } from '../src/platform/http/slow-requests';
import { uncheckedHandlers } from '../src/platform/http/self-check';
import { UsersController } from '../src/modules/users/users.controller';
import { startTestApp } from './support/test-app';

interface Anything {
  name: string;
}

@Controller()
class Careless {
  @Post()
  typed(@Body() body: Anything): Anything {
    return body;
  }

  @Post('bare')
  bare(@Body() body: object): object {
    return body;
  }

  @Post('checked')
  checked(@Query() query: IdQuery): IdQuery {
    return query;
  }
}

describe('the check at the start', () => {
  it('finds handlers that would take any body', () => {
    expect(uncheckedHandlers([Careless, UsersController])).toEqual(['Careless.typed', 'Careless.bare']);
  });
});

describe('a server that is told to stop', () => {
  it('answers what is in flight, on connections kept alive too, and stops in time', async () => {
    const test = await startTestApp();
    const server = test.app.getHttpServer();
    const { port } = server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    let received = 0;
    const allReceived = new Promise<void>((resolve) => {
      server.on('request', () => ++received === 6 && resolve());
    });

    const register = async (number: number): Promise<number | undefined> => {
      const body = JSON.stringify({ ...validIndividual, email: `last${number}@example.by` });
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const sent = request({ port, path: '/api/user/register', method: 'POST', agent, headers });
      sent.end(body);
      const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };

    const answers = Array.from({ length: 6 }, (_, number) => register(number));
    await allReceived;
    const began = performance.now();
    const closed = test.close();
    expect(await Promise.all(answers)).toEqual(Array<number>(6).fill(201));
    await closed;
    // systemd kills a process that is not down after that; connections are kept alive for 75 seconds.
    expect(performance.now() - began).toBeLessThan(10_000);
    agent.destroy();
  });
});

describe('a body that comes too slowly', () => {
  it('is refused, whatever the call', async () => {
    const replaced = jest.replaceProperty(TIMEOUTS, 'body', 200);
    const test = await startTestApp();
    const socket = connect((test.app.getHttpServer().address() as AddressInfo).port, '127.0.0.1');
    const head = [
      'POST /api/user/login HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 9',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    await test.close();
    replaced.restore();
  });
});

describe('behind https', () => {
  it('the session’s cookie travels encrypted only', async () => {
    const test = await startTestApp({ publicUrl: new URL('https://shlyah.example') });
    const { headers } = await test.visitor().login('person@demo.by');
    expect(String(headers['set-cookie'])).toMatch(/^sid=[^;]+; [^,]*Secure/);
    await test.close();
  });
});

describe('a database that is away', () => {
  it('makes the service unavailable, not broken, and says nothing of itself', async () => {
    const test = await startTestApp();
    const client = await test.as('person');
    await test.database.close();
    for (const path of ['/api/health', '/api/order', '/api/points']) {
      const { status, body, headers } = await client.get(path);
      expect([status, body]).toEqual([
        503,
        {
          statusCode: 503,
          code: 'unavailable',
          message: 'Сервис временно недоступен. Повторите через минуту.',
          requestId: headers['x-request-id'],
        },
      ]);
      const said = test.log.filter(
        ({ level, requestId }) => level !== 'debug' && requestId === headers['x-request-id'],
      );
      expect(said).toMatchObject([{ level: 'warn', route: path, status: 503 }]);
    }
    await test.close().catch(() => undefined);
  });
});
