import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, exactKey, instant, reference, whole, words } from '../../platform/database/columns';
import { column, foreignKey, id, index, primary } from './schema-words';

/** Keys of the API, the secrets that open them, and what was called with them. */
export class Keys1797000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables.toReversed()) await runner.dropTable(name);
  }
}

const tables = [
  {
    name: 'api_keys',
    columns: [
      id(),
      column('userId', reference()),
      column('name', words(80, false)),
      column('prefix', exact(16)),
      column('scopes', exact(200)),
      column('mode', exact(8)),
      column('addresses', exact(1000, true)),
      column('networks', exact(2000)),
      column('createdAt', instant()),
      column('expiresAt', instant(true)),
      column('lastUsedAt', instant(true)),
      column('lastUsedIp', exact(45, true)),
    ],
    indices: [index('ix_api_keys_user', 'userId')],
    foreignKeys: [foreignKey('fk_api_keys_user', 'userId', 'users', 'CASCADE')],
  },
  {
    name: 'key_hashes',
    columns: [primary('hash', exactKey(64)), column('keyId', reference()), column('endsAt', instant(true))],
    indices: [index('ix_key_hashes_key', 'keyId')],
    foreignKeys: [foreignKey('fk_key_hashes_key', 'keyId', 'api_keys', 'CASCADE')],
  },
  {
    name: 'key_calls',
    columns: [
      id(),
      column('userId', reference()),
      column('keyId', reference()),
      column('at', instant()),
      column('operation', exact(64)),
      column('status', whole()),
      column('code', exact(64, true)),
      column('ms', whole()),
      column('requestId', exact(64)),
      column('address', exact(45)),
    ],
    indices: [index('ix_key_calls_user', 'userId', 'id'), index('ix_key_calls_at', 'at')],
    foreignKeys: [foreignKey('fk_key_calls_user', 'userId', 'users', 'CASCADE')],
  },
];
