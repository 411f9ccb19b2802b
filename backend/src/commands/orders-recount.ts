import type { QueryRunner } from 'typeorm';
import type { Database } from '../database/database';
import { addOrderTriggers, recountOrders } from '../database/order-counts';
import { CommandError, overDatabase, readArgs, type Command } from './run-command';

/** Makes the triggers that keep the counts of orders, and counts all orders anew; false where triggers are not allowed. */
export async function recount(database: Database): Promise<boolean> {
  const work = async (query: QueryRunner['query']): Promise<boolean> => {
    if (!(await addOrderTriggers(query))) return false;
    await recountOrders(query);
    return true;
  };
  // A server ends a transaction at the first change of the schema.
  if (database.kind === 'sqlite') return database.write((tx) => work(tx.query.bind(tx)));
  const runner = database.read.connection.createQueryRunner();
  return work(runner.query.bind(runner) as QueryRunner['query']).finally(() => runner.release());
}

export const ordersRecount: Command = {
  usage: '',
  async run(args, config) {
    readArgs(args, {});
    await overDatabase(config, async (database) => {
      if (!(await recount(database)))
        throw new CommandError(
          'The server allows no triggers: set log_bin_trust_function_creators = 1 and repeat; until then lists count for themselves.',
        );
    });
    console.log('The orders are counted; restart servers that ran before.');
  },
};
