import type { MigrationInterface, QueryRunner } from 'typeorm';
import { phone, size, weight, words } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** When a point is open, how to reach it and what it takes. */
export class PointDetails1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'points',
      column('hours', words(100)),
      column('phone', phone(true)),
      column('note', words(255)),
      column('maxWeight', weight(true)),
      column('maxSide', size(true)),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('points', ['hours', 'phone', 'note', 'maxWeight', 'maxSide']);
  }
}
