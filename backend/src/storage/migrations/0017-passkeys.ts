import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { count, exact, hash, instant, longText, reference, words } from '../../platform/database/columns';
import { column, foreignKey, id, index, primary, unique } from './schema-words';

/** Passkeys, and the challenges that they sign. */
export class Passkeys1796700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const passkeys = new Table({
      name: 'passkeys',
      columns: [
        id(),
        column('userId', reference()),
        column('credentialHash', hash()),
        column('credentialId', longText()),
        column('publicKey', longText()),
        column('counter', count()),
        column('transports', exact(255)),
        column('name', words(100, false)),
        column('createdAt', instant()),
        column('lastUsedAt', instant(true)),
      ],
      indices: [unique('uq_passkeys_credential', 'credentialHash'), index('ix_passkeys_user', 'userId')],
      foreignKeys: [foreignKey('fk_passkeys_user', 'userId', 'users', 'CASCADE')],
    });
    const challenges = new Table({
      name: 'challenges',
      columns: [
        primary('challengeHash', hash()),
        column('userId', reference(true)),
        column('expiresAt', instant()),
      ],
      indices: [index('ix_challenges_user', 'userId'), index('ix_challenges_expires', 'expiresAt')],
      foreignKeys: [foreignKey('fk_challenges_user', 'userId', 'users', 'CASCADE')],
    });
    await runner.createTable(passkeys, true);
    await runner.createTable(challenges, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('challenges');
    await runner.dropTable('passkeys');
  }
}
