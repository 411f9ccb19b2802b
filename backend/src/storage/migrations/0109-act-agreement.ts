import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  emailAddress,
  exact,
  flag,
  instant,
  longText,
  reference,
  version,
  whole,
  words,
} from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column, foreignKey, id, index, primary } from './schema-words';

const objections = new Table({
  name: 'act_objections',
  columns: [
    id(),
    column('actId', reference()),
    column('position', whole(true)),
    column('words', words(1000, false)),
    column('author', words(255, false)),
    column('at', instant()),
    column('isLate', flag()),
    column('withdrawnAt', instant(true)),
    column('answer', words(1000)),
    column('answeredAt', instant(true)),
    column('answeredBy', words(255)),
    column('correctionId', reference(true)),
  ],
  indices: [index('ix_act_objections_act', 'actId'), index('ix_act_objections_correction', 'correctionId')],
  foreignKeys: [foreignKey('fk_act_objections_act', 'actId', 'acts', 'CASCADE')],
});

const movedDays = new Table({
  name: 'moved_days',
  columns: [primary('year', whole()), column('days', longText()), column('version', version())],
});

const actColumns = [
  column('objectUntil', exact(10, true)),
  column('knowsMovedDays', flag()),
  column('acceptsByTerm', flag()),
  column('agreedAt', instant(true)),
  column('agreedBy', words(255)),
];

/** How clients agree with acts or object to them, the moved days of the term, and the e-mail of the accounting department. */
export class ActAgreement1804900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'contracts', column('accountingEmail', emailAddress(true)));
    await addColumns(runner, 'acts', ...actColumns);
    for (const table of [objections, movedDays]) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [movedDays, objections]) await runner.dropTable(table);
    for (const { name } of actColumns) await runner.query(`ALTER TABLE acts DROP COLUMN ${name}`);
    await runner.query('ALTER TABLE contracts DROP COLUMN accountingEmail');
  }
}
