import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor';
import type { Browser } from '../../../platform/access/browser';
import { Passwords } from '../../../platform/access/passwords';
import { PROOFS, type Proof } from '../../../platform/access/proof';
import { SessionService } from '../sessions/session.service';
import { GUESSES, Throttle } from '../../../platform/access/throttle';
import { Database } from '../../../platform/database/database';
import { Journal } from '../../../platform/journal/journal';
import { invalid, Refusal } from '../../../platform/http/errors';
import { User } from '../model/user.entity';
import type { ConfirmDto } from './dto/security.dto';
import { Passkeys } from './passkeys.service';
import { SecondFactor } from './second-factor.service';

/** Proves once more that it is the person in front of the session, which then has a new token (docs/contract.md#confirmation). */
@Injectable()
export class Confirmations {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly factor: SecondFactor,
    private readonly passkeys: Passkeys,
    private readonly journal: Journal,
  ) {}

  /** By the password, and a code where the account has a second factor. */
  async byPassword(
    actor: Actor,
    { password, code }: ConfirmDto,
    sessionHash: string,
    browser: Browser,
  ): Promise<string> {
    await this.guess(actor, 'password', async () => {
      const { passwordHash } = await this.database.read.findOneByOrFail(User, { id: actor.id });
      return this.passwords.matches(passwordHash, password ?? '', 'known');
    });
    const proof = await this.factor.pass(actor, code, browser).catch(besideTheField);
    return this.done(actor, proof, sessionHash);
  }

  async byPasskey(actor: Actor, response: object, sessionHash: string): Promise<string> {
    await this.guess(actor, 'passkey', async () => {
      const { owner, isRight } = await this.passkeys.use(response);
      return isRight && owner === actor.id;
    });
    return this.done(actor, 'passkey', sessionHash);
  }

  private async guess(
    actor: Actor,
    proof: 'password' | 'passkey',
    isRight: () => Promise<boolean>,
  ): Promise<void> {
    const about = { account: actor.id, actor, detail: PROOFS[proof] };
    const found = await this.throttle.guess(
      [{ key: `confirm ${actor.id}`, ...GUESSES }],
      async () => (await isRight()) || null,
      () => this.journal.note({ kind: 'triesSpent', ...about }),
    );
    if (!found) {
      await this.journal.note({ kind: 'confirmFailed', ...about });
      throw invalid(WRONG[proof]);
    }
  }

  private done(actor: Actor, proof: Proof, sessionHash: string): Promise<string> {
    return this.database.write(async (tx) => {
      const token = await this.sessions.confirm(tx, sessionHash);
      const about = { account: actor.id, actor, detail: PROOFS[proof] };
      await this.journal.record(tx, { kind: 'confirmed', ...about });
      return token;
    });
  }
}

const WRONG = {
  password: { password: ['Пароль не подошёл.'] },
  passkey: { response: ['Ключ доступа не подошёл.'] },
};

/** The caller is logged in: a missing or wrong code is an error of its field. */
function besideTheField(error: unknown): never {
  const isCode = error instanceof Refusal && (error.code === 'wrong_code' || error.code === 'code_needed');
  throw isCode ? invalid({ code: [error.message] }) : error;
}
