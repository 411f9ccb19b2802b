import type { QueryRunner } from 'typeorm';
import type { Database } from '../../platform/database/database';
import { addOrderTriggers, recountOrders } from '../../platform/database/order-counts';
import { addNumberTrigger } from '../../platform/database/order-numbers';
import { fillOrderWords } from '../../platform/database/order-words';
import { CommandError, overDatabase, readArgs, type Command } from './run-command';

/**
 * Makes the triggers that number orders and keep the counts of them, and counts all orders anew; false where triggers are not allowed. On demand
 * it also writes the words of orders.
 */
export async function recount(database: Database, words = false): Promise<boolean> {
  const work = async (query: QueryRunner['query']): Promise<boolean> => {
    if (words) await fillOrderWords(query);
    if (!(await addOrderTriggers(query)) || !(await addNumberTrigger(query))) return false;
    await recountOrders(query);
    return true;
  };
  // A server ends a transaction at the first change of the schema.
  if (database.kind === 'sqlite') return database.write((tx) => work(tx.query.bind(tx)));
  const runner = database.read.connection.createQueryRunner();
  return work(runner.query.bind(runner) as QueryRunner['query']).finally(() => runner.release());
}

export const ordersRecount: Command = {
  usage: '[--words]',
  async run(args, config) {
    const { values } = readArgs(args, { words: { type: 'boolean', default: false } });
    await overDatabase(config, async (database) => {
      if (!(await recount(database, values.words)))
        throw new CommandError(
          'The server allows no triggers: set log_bin_trust_function_creators = 1 and repeat; until then lists count for themselves, and an order that is not saved leaves a hole in the numbers.',
        );
    });
    console.log('The orders are counted; restart servers that ran before.');
  },
};
