import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { Passwords } from '../../access/passwords';
import { SessionService } from '../../access/session.service';
import { GUESSES, Throttle } from '../../access/throttle';
import { Database } from '../../database/database';
import { Journal } from '../../journal/journal';
import { invalid, Refusal } from '../../shared/errors';
import { User } from '../user.entity';
import type { ConfirmDto } from './dto/security.dto';
import { SecondFactor } from './second-factor.service';

/** Proves once more that it is the person in front of the session (docs/contract.md#confirmation). */
@Injectable()
export class Confirmations {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly factor: SecondFactor,
    private readonly journal: Journal,
  ) {}

  /** By the password, and a code where the account has a second factor. */
  async byPassword(actor: Actor, { password, code }: ConfirmDto, sessionHash: string): Promise<void> {
    const taken = await this.throttle.take([{ key: `confirm ${actor.id}`, ...GUESSES }]);
    const { passwordHash } = await this.database.read.findOneByOrFail(User, { id: actor.id });
    if (!(await this.passwords.matches(passwordHash, password ?? '', 'known'))) {
      await this.journal.note({ kind: 'confirmFailed', account: actor.id, actor });
      throw invalid({ password: ['Пароль не подошёл.'] });
    }
    await this.throttle.giveBack(taken);
    await this.factor.pass(actor, code).catch(besideTheField);
    await this.done(actor, sessionHash, 'паролем');
  }

  async done(actor: Actor, sessionHash: string, detail: string): Promise<void> {
    await this.database.write(async (tx) => {
      await this.sessions.confirm(tx, sessionHash);
      await this.journal.record(tx, { kind: 'confirmed', account: actor.id, actor, detail });
    });
  }
}

/** Whoever confirms is logged in: a missing or wrong code is a field to be corrected. */
export function besideTheField(error: unknown): never {
  const isCode = error instanceof Refusal && (error.code === 'wrong_code' || error.code === 'code_needed');
  throw isCode ? invalid({ code: [error.message] }) : error;
}
