import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, exactKey, instant, reference } from '../../platform/database/columns';
import { column, foreignKey, index, primary } from './schema-words';

/** Chats with the bot, and the links that connect them. */
export class Telegram1797610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables.toReversed()) await runner.dropTable(name);
  }
}

const tables = [
  {
    name: 'telegram_chats',
    columns: [primary('userId', reference()), column('chatId', exact(32)), column('connectedAt', instant())],
    indices: [index('ix_telegram_chats_chat', 'chatId')],
    foreignKeys: [foreignKey('fk_telegram_chats_user', 'userId', 'users', 'CASCADE')],
  },
  {
    name: 'telegram_links',
    columns: [
      primary('tokenHash', exactKey(64)),
      column('userId', reference()),
      column('expiresAt', instant()),
    ],
    indices: [index('ix_telegram_links_user', 'userId')],
    foreignKeys: [foreignKey('fk_telegram_links_user', 'userId', 'users', 'CASCADE')],
  },
];
