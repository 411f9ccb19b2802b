import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exactKey, whole } from './columns';

/** The version of a table that is edited as a whole (tariff, points) or kept in memory (cities). */
@Entity('revisions')
export class Revision {
  @PrimaryColumn(exactKey(32))
  name: string;

  @Column(whole())
  version: number;
}
