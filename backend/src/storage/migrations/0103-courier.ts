import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  exact,
  exactKey,
  flag,
  hash,
  instant,
  longText,
  reference,
  words,
} from '../../platform/database/columns';
import { column, foreignKey, id, index, primary, unique } from './schema-words';

const passes = new Table({
  name: 'courier_passes',
  columns: [
    id(),
    column('runId', reference()),
    column('tokenHash', hash()),
    column('phoneHash', hash(true)),
    column('givenAt', instant()),
    column('givenBy', words(255, false)),
    column('givenById', reference(true)),
    column('acceptedAt', instant(true)),
    column('device', words(255)),
    column('seenAt', instant(true)),
    column('expiresAt', instant()),
    column('closedAt', instant(true)),
    column('shown', longText()),
  ],
  indices: [
    unique('uq_courier_passes_token', 'tokenHash'),
    index('ix_courier_passes_phone', 'phoneHash', 'id'),
    index('ix_courier_passes_run', 'runId', 'id'),
  ],
  foreignKeys: [
    foreignKey('fk_courier_passes_run', 'runId', 'runs', 'CASCADE'),
    foreignKey('fk_courier_passes_user', 'givenById', 'users', 'SET NULL'),
  ],
});

const outcomes = new Table({
  name: 'courier_outcomes',
  columns: [
    primary('id', exactKey(36)),
    column('passId', reference()),
    column('runId', reference()),
    column('orderId', reference()),
    column('answer', exact(16)),
    column('note', words(500)),
    column('said', longText(true)),
    column('former', longText(true)),
    column('corrected', flag()),
    column('takenAt', instant()),
  ],
  indices: [
    index('ix_courier_outcomes_run', 'runId', 'takenAt'),
    index('ix_courier_outcomes_order', 'orderId'),
    index('ix_courier_outcomes_taken', 'takenAt'),
  ],
  foreignKeys: [foreignKey('fk_courier_outcomes_pass', 'passId', 'courier_passes', 'CASCADE')],
});

/** Passes of drivers to the pages of their runs, and the outcomes that drivers tell (docs/contract.md#courier). */
export class Courier1804300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [passes, outcomes]) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [outcomes, passes]) await runner.dropTable(table);
  }
}
