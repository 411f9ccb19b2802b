import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exactKey, instant, reference } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column, foreignKey, index, primary } from './schema-words';

const times = {
  api_keys: 'renewedAt',
  webhooks: 'renewedAt',
  authenticators: 'codesSince',
  email_changes: 'sessionSince',
};

/** Since when credentials are what they are, and the links by which an owner looks at those that are left. */
export class RecoveredAccounts1798300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name] of Object.entries(times))
      await addColumns(runner, table, column(name, instant(true)));
    await runner.createTable(new Table(accessReviews), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('access_reviews');
    for (const [table, name] of Object.entries(times))
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  }
}

const accessReviews = {
  name: 'access_reviews',
  columns: [
    primary('tokenHash', exactKey(64)),
    column('userId', reference()),
    column('createdAt', instant()),
    column('expiresAt', instant()),
  ],
  indices: [index('ix_access_reviews_user', 'userId')],
  foreignKeys: [foreignKey('fk_access_reviews_user', 'userId', 'users', 'CASCADE')],
};
