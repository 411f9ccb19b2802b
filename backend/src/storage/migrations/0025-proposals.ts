import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, instant, longText, reference, whole, words } from '../../platform/database/columns';
import { column, foreignKey, id, index, unique } from './schema-words';

/** Changes of orders that one side proposes and the other answers. */
export class Proposals1797500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const proposals = new Table({
      name: 'proposals',
      columns: [
        id(),
        column('orderId', reference()),
        column('orderVersion', whole()),
        column('side', exact(8)),
        column('reason', words(500, false)),
        column('change', longText()),
        column('shown', longText()),
        column('createdAt', instant()),
        column('waiting', whole(true)),
        column('outcome', exact(16, true)),
        column('answeredAt', instant(true)),
        column('answer', words(500)),
        column('staffName', words(255)),
      ],
      indices: [
        unique('uq_proposals_waiting', 'orderId', 'side', 'waiting'),
        index('ix_proposals_waiting', 'waiting', 'side', 'createdAt'),
      ],
      foreignKeys: [foreignKey('fk_proposals_order', 'orderId', 'orders', 'CASCADE')],
    });
    await runner.createTable(proposals, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('proposals');
  }
}
