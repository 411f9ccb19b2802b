import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { longText, reference, version, whole } from '../../platform/database/columns';
import { column, foreignKey, primary } from './schema-words';

const terms = new Table({
  name: 'client_terms',
  columns: [
    primary('userId', reference()),
    column('coefficient', whole()),
    column('prices', longText()),
    column('version', version()),
  ],
  foreignKeys: [foreignKey('fk_client_terms_user', 'userId', 'users', 'CASCADE')],
});

/** Own conditions of clients (docs/contract.md#client-terms). */
export class ClientTerms1801600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(terms, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(terms);
  }
}
