import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { packAnswers } from './pack-answers';

/** As many bytes as its number says, two to a letter. */
@Controller()
class Letters {
  @Get(':bytes')
  letters(@Param('bytes') bytes: string): string {
    return 'ж'.repeat(Number(bytes) / 2);
  }
}

@Module({ controllers: [Letters] })
class LettersModule {}

let app: NestFastifyApplication;

beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(LettersModule, new FastifyAdapter(), {
    logger: false,
  });
  await packAnswers(app);
  const told: string[] = [];
  app
    .getHttpAdapter()
    .getInstance()
    .route({
      method: 'GET',
      url: '/hooks',
      onRequest: (_request, _reply, done) => {
        told.push('asked');
        done();
      },
      onSend: (_request, _reply, payload, done) => done(null, `${String(payload)}, sent`),
      handler: (_request, reply) => reply.send(told.join()),
    });
  await app.init();
});

afterAll(() => app.close());

const unpackers = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer): Buffer => bytes };

describe('an answer', () => {
  it.each<[number, string, keyof typeof unpackers]>([
    [2046, 'gzip, br', 'none'],
    [2048, 'gzip, br', 'br'],
    [2048, 'gzip', 'gzip'],
    [2048, 'identity', 'none'],
    [300_000, 'br', 'br'],
    [300_000, 'gzip', 'gzip'],
  ])('of %d bytes to who takes %s is packed by %s', async (bytes, accepted, encoding) => {
    const { headers, rawPayload } = await app.inject({
      url: `/${bytes}`,
      headers: { 'accept-encoding': accepted },
    });
    expect(headers['content-encoding'] ?? 'none').toBe(encoding);
    expect(headers['vary']).toBe(encoding === 'none' ? undefined : 'accept-encoding');
    expect(unpackers[encoding](rawPayload).toString()).toBe('ж'.repeat(bytes / 2));
  });

  it('goes through what its route has of its own', async () => {
    expect((await app.inject({ url: '/hooks' })).body).toBe('asked, sent');
  });
});
