import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exactKey, instant } from '../../../platform/database/columns';

/** A number that opted out of all messages at its owner's request. The number itself is not stored here. */
@Entity('silent_phones')
export class SmsOptOut {
  /** Made with the operator's key: all numbers there are could be tried against a plain hash. */
  @PrimaryColumn(exactKey(64))
  phoneHash: string;

  @Column(instant())
  since: Date;
}
