import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { emailAddress, exact, flag, instant, reference } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column, foreignKey, id, index, unique } from './schema-words';

const changes = new Table({
  name: 'email_changes',
  columns: [
    id(),
    column('userId', reference()),
    column('oldEmail', emailAddress()),
    column('newEmail', emailAddress()),
    column('byStaff', flag()),
    column('confirmHash', exact(64, true)),
    column('undoHash', exact(64)),
    column('createdAt', instant()),
    column('expiresAt', instant()),
    column('confirmedAt', instant(true)),
    column('undoUntil', instant()),
  ],
  indices: [
    index('ix_email_changes_user', 'userId'),
    index('ix_email_changes_old', 'oldEmail'),
    unique('uq_email_changes_confirm', 'confirmHash'),
    unique('uq_email_changes_undo', 'undoHash'),
  ],
  foreignKeys: [foreignKey('fk_email_changes_user', 'userId', 'users', 'CASCADE')],
});

/** An account's new e-mail waits for its link, and the old one can take it back. */
export class EmailChanges1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(changes, true);
    await addColumns(runner, 'users', column('pendingEmail', emailAddress(true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', 'pendingEmail');
    await runner.dropTable(changes);
  }
}
