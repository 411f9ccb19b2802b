import type { Database } from '../../platform/database/database';
import { addOrderTriggers, recountOrders } from '../../modules/orders/model/order-counts';
import { addNumberTrigger } from '../../modules/orders/model/order-numbers';
import { fillOrderWords } from '../../modules/orders/model/order-words';
import { changeSchema, CommandError, overDatabase, readArgs, type Command } from './run-command';

/**
 * Makes the triggers that number and count orders, and counts all orders anew; false where the server allows no triggers. `words`: writes
 * the search words of orders too.
 */
export function recount(database: Database, words = false): Promise<boolean> {
  return changeSchema(database, async (query) => {
    if (words) await fillOrderWords(query);
    if (!(await addOrderTriggers(query)) || !(await addNumberTrigger(query))) return false;
    await recountOrders(query);
    return true;
  });
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
