import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addVillages } from '../../modules/points/gazetteer';
import { bumpRevision } from '../../platform/database/revisions';

/** The villages that come with the product; a new database gets them with its towns. */
export class Villages1802700000000 implements MigrationInterface {
  async up({ manager }: QueryRunner): Promise<void> {
    const [town] = await manager.query<{ id: number }[]>('SELECT id FROM cities LIMIT 1');
    if (town && (await addVillages(manager)) > 0) await bumpRevision(manager, 'cities');
  }

  /** The rows stay, since orders may name them; an earlier release takes them for those of an import. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
