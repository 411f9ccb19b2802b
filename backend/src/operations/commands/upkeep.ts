import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../../app.module';
import { ensureWritable } from '../../platform/config/config';
import { UPKEEP_KINDS, Upkeep, type UpkeepResult } from '../privacy/upkeep';
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
      console.log(removedLine(await app.get(Upkeep).run()));
    } finally {
      await app.close();
    }
  },
};

/** `Removed: test orders 3, sessions 12.` */
function removedLine(done: UpkeepResult): string {
  const kinds = (Object.keys(UPKEEP_KINDS) as (keyof UpkeepResult)[]).filter((kind) => done[kind] > 0);
  if (kinds.length === 0) return 'Nothing was to be removed.';
  return `Removed: ${kinds.map((kind) => `${UPKEEP_KINDS[kind]} ${done[kind]}`).join(', ')}.`;
}
