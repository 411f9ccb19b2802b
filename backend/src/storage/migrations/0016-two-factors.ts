import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { count, exact, flag, hash, instant, reference } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column, foreignKey, primary } from './schema-words';

/** The second factor: an app with its secret, recovery codes, and which sessions were opened with it. */
export class TwoFactors1796600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const authenticators = new Table({
      name: 'authenticators',
      columns: [
        primary('userId', reference()),
        column('secret', exact(255, true)),
        column('pendingSecret', exact(255, true)),
        column('lastStep', count()),
        column('since', instant(true)),
      ],
      foreignKeys: [foreignKey('fk_authenticators_user', 'userId', 'users', 'CASCADE')],
    });
    const codes = new Table({
      name: 'recovery_codes',
      columns: [primary('userId', reference()), primary('codeHash', hash())],
      foreignKeys: [foreignKey('fk_recovery_codes_user', 'userId', 'users', 'CASCADE')],
    });
    await runner.createTable(authenticators, true);
    await runner.createTable(codes, true);
    await addColumns(runner, 'sessions', column('twoFactors', flag()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('recovery_codes');
    await runner.dropTable('authenticators');
    await runner.query('ALTER TABLE sessions DROP COLUMN twoFactors');
  }
}
