import { Injectable } from '@nestjs/common';
import { mobileNumber } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Secrets } from '../../../platform/access/secrets';
import { Clock } from '../../../platform/common/clock';
import { SilentPhone } from './silent-phone.entity';

/** Why a message to such a number did not go. */
export const SILENT = 'На этот номер просили не присылать';

const place = 'silent phone';

/** The numbers to which nothing is sent any more (docs/contract.md#notices). */
@Injectable()
export class SilentPhones {
  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Whether nothing goes there. Numbers hashed by the key before count while it is known. */
  has(manager: EntityManager, phone: string): Promise<boolean> {
    return manager.existsBy(SilentPhone, { phoneHash: In(this.secrets.marks(place, numberOf(phone))) });
  }

  /** Asked twice it is done once. */
  async add(tx: EntityManager, phone: string): Promise<void> {
    if (await this.has(tx, phone)) return;
    await tx.insert(SilentPhone, {
      phoneHash: this.secrets.mark(place, numberOf(phone)),
      since: this.clock.now(),
    });
  }
}

const numberOf = (phone: string): string => mobileNumber(phone) ?? phone;
