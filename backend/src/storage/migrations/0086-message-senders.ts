import type { MigrationInterface, QueryRunner } from 'typeorm';
import { reference } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** Who sends the parcel that a message tells its receiver of. */
export class MessageSenders1802600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'emails', column('senderId', reference(true)));
    // Messages that have been sent are not asked again.
    await runner.query(
      `UPDATE emails SET senderId = (SELECT userId FROM orders WHERE orders.id = emails.orderId)
       WHERE userId IS NULL AND orderId IS NOT NULL AND sentAt IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE emails DROP COLUMN senderId');
  }
}
