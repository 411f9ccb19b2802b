import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, instant, longText, reference, words } from '../../platform/database/columns';
import { column, id, index } from './schema-words';

const versions = new Table({
  name: 'tariff_versions',
  columns: [
    id(),
    column('effectiveAt', instant()),
    column('publishedAt', instant()),
    column('publishedBy', words(255, false)),
    column('copyOf', reference(true)),
    column('waiting', flag()),
    column('figures', longText()),
  ],
  indices: [index('ix_tariff_versions_effective', 'effectiveAt', 'id')],
});

/** Every version of the tariff; the first one is written by the reference seed (docs/contract.md#tariff-versions). */
export class TariffVersions1801300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(versions, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(versions);
  }
}
