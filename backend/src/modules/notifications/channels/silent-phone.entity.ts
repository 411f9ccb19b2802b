import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exactKey, instant } from '../../../platform/database/columns';

/** A number that is to be told nothing: whoever has it has said so. The number itself is kept nowhere here. */
@Entity('silent_phones')
export class SilentPhone {
  /** Made with the operator's key: all numbers there are could be tried against a plain hash. */
  @PrimaryColumn(exactKey(64))
  phoneHash: string;

  @Column(instant())
  since: Date;
}
