import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  exact,
  instant,
  longText,
  money,
  reference,
  version,
  weight,
  whole,
  words,
} from '../../platform/database/columns';
import { column, foreignKey, id, index, primary, unique } from './schema-words';

const series = new Table({
  name: 'act_series',
  columns: [primary('year', whole()), column('last', whole())],
});

const acts = new Table({
  name: 'acts',
  columns: [
    id(),
    column('year', whole()),
    column('number', whole()),
    column('userId', reference(true)),
    column('month', exact(7)),
    column('kind', exact(16)),
    column('correctsId', reference(true)),
    column('issuedAt', instant()),
    column('issuedBy', words(255, false)),
    column('reason', words(500)),
    column('requisites', longText()),
    column('vatPercent', whole(true)),
    column('sum', money()),
    column('vat', money()),
    column('annulledAt', instant(true)),
    column('annulledBy', words(255)),
    column('annulReason', words(500)),
    column('version', version()),
  ],
  indices: [
    unique('uq_acts_number', 'year', 'number'),
    index('ix_acts_user', 'userId', 'id'),
    index('ix_acts_month', 'month', 'userId'),
    index('ix_acts_corrects', 'correctsId'),
  ],
  foreignKeys: [foreignKey('fk_acts_user', 'userId', 'users', 'SET NULL')],
});

const lines = new Table({
  name: 'act_lines',
  columns: [
    id(),
    column('actId', reference()),
    column('position', whole()),
    column('correctsPosition', whole(true)),
    column('orderId', whole(true)),
    column('liveOrderId', whole(true)),
    column('ownLineId', whole(true)),
    column('words', words(255, false)),
    column('day', exact(10, true)),
    column('externalId', words(64)),
    column('fromTown', words(255)),
    column('toTown', words(255)),
    column('places', whole(true)),
    column('weight', weight(true)),
    column('price', money()),
    column('vat', money()),
  ],
  indices: [unique('uq_act_lines_live', 'liveOrderId'), unique('uq_act_lines_position', 'actId', 'position')],
  foreignKeys: [foreignKey('fk_act_lines_act', 'actId', 'acts', 'CASCADE')],
});

/** Acts of months, their lines, and the numbers of each year. */
export class Acts1804500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [series, acts, lines]) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [lines, acts, series]) await runner.dropTable(table);
  }
}
