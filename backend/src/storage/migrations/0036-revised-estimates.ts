import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** What an order costs by the tariff since an edit of its cargo or its way. Orders edited under a release before keep the quote of their placing. */
export class RevisedEstimates1798600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', column('revisedEstimate', longText(true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN revisedEstimate');
  }
}
