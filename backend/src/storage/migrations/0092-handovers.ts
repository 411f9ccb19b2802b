import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, flag, instant, reference, whole, words } from '../../platform/database/columns';
import { column, id, index, unique } from './schema-words';

const handovers = new Table({
  name: 'handovers',
  columns: [
    id(),
    column('orderId', whole()),
    column('task', exact(16)),
    column('outcome', exact(16)),
    column('at', instant(true)),
    column('sure', exact(16)),
    column('receivedBy', words(150)),
    column('receivedAs', exact(16, true)),
    column('places', whole(true)),
    column('ttnTaken', flag()),
    column('failure', exact(16, true)),
    column('failureWords', words(255)),
    column('runId', reference(true)),
    column('driver', words(255)),
    column('source', exact(16)),
    column('author', words(255, false)),
    column('recordedAt', instant()),
    column('corrects', reference(true)),
  ],
  indices: [
    unique('uq_handovers_corrects', 'corrects'),
    index('ix_handovers_order', 'orderId', 'id'),
    index('ix_handovers_outcome', 'outcome', 'at'),
  ],
});

/** Tries to deliver and to fetch orders. Orders that were delivered before keep the hour of their status. */
export class Handovers1803200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(handovers, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(handovers);
  }
}
