import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../../app.module';
import { ensureWritable } from '../../platform/config/config';
import { Upkeep } from '../privacy/upkeep';
import { readArgs, type Command } from './run-command';

/** Does at once what the server does by itself every hour: forgets accounts, people in old orders and what has expired. */
export const upkeep: Command = {
  usage: '',
  async run(args, config) {
    readArgs(args, {});
    ensureWritable(config.dataDir);
    // Made and not started: no letter is sent, no port opened.
    const quiet = { logger: false, abortOnError: false } as const;
    const app = await NestFactory.create(
      AppModule.register({ ...config, demo: false }),
      new FastifyAdapter(),
      quiet,
    );
    try {
      const { accounts, orders, rows } = await app.get(Upkeep).run();
      console.log(`Deleted accounts: ${accounts}, orders without people: ${orders}, expired rows: ${rows}.`);
    } finally {
      await app.close();
    }
  },
};
