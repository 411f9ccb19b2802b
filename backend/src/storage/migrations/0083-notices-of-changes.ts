import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What «Только вопросы ко мне» and «Ничего» switch off. */
const UNASKED = [
  'orderPlaced',
  'orderPriced',
  'proposalAccepted',
  'proposalDeclined',
  ...[1, 2, 3, 4, 5, 6, 8, 9].map((id) => `status${id}`),
];

/** Who has chosen questions alone, or nothing, by a channel gets no notices of changed orders by it either. */
export class NoticesOfChanges1802300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO notice_choices (userId, event, channel, wanted)
       SELECT chosen.userId, 'orderChanged', chosen.channel, 0 FROM notice_choices chosen
       WHERE chosen.wanted = 0 AND chosen.event IN (${UNASKED.map((event) => `'${event}'`).join(', ')})
         AND NOT EXISTS (SELECT 1 FROM notice_choices made
           WHERE made.userId = chosen.userId AND made.channel = chosen.channel AND made.event = 'orderChanged')
       GROUP BY chosen.userId, chosen.channel HAVING COUNT(*) = ${UNASKED.length}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM notice_choices WHERE event = 'orderChanged'`);
  }
}
