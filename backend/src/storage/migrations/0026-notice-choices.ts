import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exactKey, flag, reference } from '../../platform/database/columns';
import { column, foreignKey, primary } from './schema-words';

/** Which events people are told of by which channels, where it is not what holds for all. */
export class NoticeChoices1797620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(noticeChoices), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('notice_choices');
  }
}

const noticeChoices = {
  name: 'notice_choices',
  columns: [
    primary('userId', reference()),
    primary('event', exactKey(32)),
    primary('channel', exactKey(16)),
    column('wanted', flag()),
  ],
  foreignKeys: [foreignKey('fk_notice_choices_user', 'userId', 'users', 'CASCADE')],
};
