import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, instant, longText, reference, version, whole, words } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column, foreignKey, primary } from './schema-words';

const editions = new Table({
  name: 'register_editions',
  columns: [
    primary('registerId', reference()),
    primary('edition', whole()),
    column('at', instant()),
    column('byName', words(255)),
    column('orders', longText()),
  ],
  foreignKeys: [foreignKey('fk_register_editions_register', 'registerId', 'registers', 'CASCADE')],
});

const columns = {
  registers: [
    column('edition', version()),
    column('editionAt', instant(true)),
    column('editionBy', words(255)),
  ],
  register_orders: [
    column('gone', exact(16, true)),
    column('placesAtReceipt', whole(true)),
    column('weightAtReceipt', whole(true)),
    column('goneAtReceipt', exact(16, true)),
  ],
};

/** Editions of a register, and what its orders were when it was received. */
export class RegisterEditions1802100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, added] of Object.entries(columns)) await addColumns(runner, table, ...added);
    await runner.createTable(editions, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(editions);
    for (const [table, added] of Object.entries(columns))
      await runner.dropColumns(
        table,
        added.map(({ name }) => name),
      );
  }
}
