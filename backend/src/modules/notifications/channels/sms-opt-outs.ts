import { Injectable } from '@nestjs/common';
import { mobileNumber } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Secrets } from '../../../platform/access/secrets';
import { Clock } from '../../../platform/common/clock';
import { SmsOptOut } from './sms-opt-out.entity';

/** Why a message to such a number did not go. */
export const OPTED_OUT = 'На этот номер просили не присылать';

/** Marks from before they were per sender: they hold for all senders, as was promised then. */
const forAll = 'silent phone';

/** Of a sender whose account is gone: 0. */
const placeOf = (sender: number): string => `silent phone of ${sender}`;

/** The numbers to which nothing is sent any more (docs/contract.md#notices). */
@Injectable()
export class SmsOptOuts {
  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Whether notices of the sender's parcels are off; without a sender, of all. */
  has(manager: EntityManager, phone: string, sender: number | null): Promise<boolean> {
    return manager.existsBy(SmsOptOut, { phoneHash: In(this.marks(phone, sender)) });
  }

  /** Asked twice it is done once. */
  async add(tx: EntityManager, phone: string, sender: number): Promise<void> {
    if (await this.has(tx, phone, sender)) return;
    const phoneHash = this.secrets.mark(placeOf(sender), numberOf(phone));
    await tx.insert(SmsOptOut, { phoneHash, since: this.clock.now() });
  }

  /** Whether anything was asked for that ends with this. */
  async remove(tx: EntityManager, phone: string, sender: number): Promise<boolean> {
    const { affected } = await tx.delete(SmsOptOut, { phoneHash: In(this.marks(phone, sender)) });
    return Boolean(affected);
  }

  /** Numbers hashed by the key before count while it is known. */
  private marks(phone: string, sender: number | null): string[] {
    const places = sender === null ? [forAll] : [forAll, placeOf(sender)];
    return places.flatMap((place) => this.secrets.marks(place, numberOf(phone)));
  }
}

const numberOf = (phone: string): string => mobileNumber(phone) ?? phone;
