import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, instant, words } from '../../platform/database/columns';
import { addColumns, addIndex } from './add-columns';
import { column, primary } from './schema-words';

/** Consents, requests to delete an account, anonymised orders, and the lease of the retention job. */
export class PersonalData1796500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'users',
      column('consentVersion', exact(16, true)),
      column('consentAt', instant(true)),
      column('deletionAskedAt', instant(true)),
      column('deletionReason', words(500)),
    );
    await addIndex(runner, 'users', 'ix_users_deletion', 'deletionAskedAt');
    await addColumns(runner, 'orders', column('anonymisedAt', instant(true)));
    await addIndex(runner, 'orders', 'ix_orders_anonymised', 'anonymisedAt', 'createdAt');
    await addIndex(runner, 'events', 'ix_events_actor', 'actorId', 'id');
    const columns = [primary('name', exact(32)), column('nextAt', instant())];
    await runner.createTable(new Table({ name: 'chores', columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('chores');
    await runner.dropIndex('events', 'ix_events_actor');
    await runner.dropIndex('orders', 'ix_orders_anonymised');
    await runner.query('ALTER TABLE orders DROP COLUMN anonymisedAt');
    await runner.dropIndex('users', 'ix_users_deletion');
    for (const name of ['consentVersion', 'consentAt', 'deletionAskedAt', 'deletionReason'])
      await runner.query(`ALTER TABLE users DROP COLUMN ${name}`);
  }
}
