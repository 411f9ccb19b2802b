import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  bytes,
  exact,
  exactKey,
  flag,
  instant,
  longText,
  reference,
  whole,
  words,
} from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column, id, index, primary, unique } from './schema-words';

const proofs = new Table({
  name: 'handover_proofs',
  columns: [
    id(),
    column('handoverId', reference(true)),
    column('orderId', whole()),
    column('outcomeKey', exact(36)),
    column('signed', flag()),
    column('documentShown', flag()),
    column('proxy', words(60)),
    column('damaged', flag()),
    column('noProof', words(255)),
    column('takenAt', instant()),
    // Last, as the bytes below: SQLite reads a row up to the last column that is asked for, and a long one from page to page.
    column('signature', longText(true)),
  ],
  indices: [
    unique('uq_handover_proofs_handover', 'handoverId'),
    unique('uq_handover_proofs_outcome', 'outcomeKey'),
    index('ix_handover_proofs_order', 'orderId'),
  ],
});

const pictures = new Table({
  name: 'handover_pictures',
  columns: [
    primary('id', exactKey(36)),
    column('outcomeKey', exact(36)),
    column('handoverId', reference(true)),
    column('orderId', whole()),
    column('runId', reference()),
    column('size', whole()),
    column('width', whole()),
    column('height', whole()),
    column('takenAt', instant()),
    column('bytes', bytes()),
  ],
  indices: [
    index('ix_handover_pictures_handover', 'handoverId'),
    index('ix_handover_pictures_outcome', 'outcomeKey'),
    index('ix_handover_pictures_order', 'orderId'),
    index('ix_handover_pictures_run', 'runId', 'size'),
    index('ix_handover_pictures_taken', 'takenAt'),
  ],
});

/** Proofs of handovers, their pictures, and what the driver's page asks for with the orders of a client. */
export class HandoverProofs1804700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [proofs, pictures]) await runner.createTable(table, true);
    await addColumns(runner, 'users', column('courierProof', exact(16, true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN courierProof');
    for (const table of [pictures, proofs]) await runner.dropTable(table);
  }
}
