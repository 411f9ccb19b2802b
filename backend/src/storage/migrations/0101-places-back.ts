import type { MigrationInterface, QueryRunner } from 'typeorm';
import { whole } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** How many places of an order that was not delivered came back; of earlier tries it is not known. */
export class PlacesBack1804100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'handovers', column('placesBack', whole(true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE handovers DROP COLUMN placesBack');
  }
}
