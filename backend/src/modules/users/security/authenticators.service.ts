import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { AccountLock } from '../../../platform/access/account-lock';
import type { Actor } from '../../../platform/http/actor';
import { SecondFactorPolicy } from '../../../platform/access/second-factor-policy';
import { SessionService } from '../sessions/session.service';
import { CompanyService } from '../../company/company.service';
import { Database } from '../../../platform/database/database';
import { Journal } from '../../../platform/journal/journal';
import { Notifications } from '../../notifications/notifications';
import { Clock } from '../../../platform/common/clock';
import { lazyLibrary } from '../../../platform/common/libraries';
import { invalid, Refusal, refusal } from '../../../platform/http/errors';
import { User } from '../model/user.entity';
import { Authenticator } from './authenticator.entity';
import type { RecoveryCodesDto, SecurityDto, TotpSetupDto } from './dto/security.dto';
import { Passkeys, passkeyView } from './passkeys.service';
import { RecoveryCodes } from './recovery-codes.service';
import { SecondFactor } from './second-factor.service';
import { newSecret, otpauth } from './totp';

const library = lazyLibrary(() => import('qrcode'));

/** Sets the app up, replaces it and switches it off. */
@Injectable()
export class Authenticators {
  constructor(
    private readonly database: Database,
    private readonly company: CompanyService,
    private readonly sessions: SessionService,
    private readonly factor: SecondFactor,
    private readonly codes: RecoveryCodes,
    private readonly journal: Journal,
    private readonly policy: SecondFactorPolicy,
    private readonly passkeys: Passkeys,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
    private readonly lock: AccountLock,
  ) {}

  async state(actor: Actor): Promise<SecurityDto> {
    return {
      totp: await this.factor.isOn(actor.id),
      recoveryCodes: await this.codes.count(this.database.read, actor.id),
      required: this.policy.needs(actor),
      passkeys: (await this.passkeys.list(actor.id)).map(passkeyView),
    };
  }

  /** A secret for a new app. Until the app has shown a code, the earlier app remains valid. */
  async begin(userId: number): Promise<TotpSetupDto> {
    const { email } = await this.database.read.findOneByOrFail(User, { id: userId });
    const { name } = await this.company.current();
    const secret = newSecret();
    const uri = otpauth(secret, name, email);
    const pendingSecret = this.factor.seal(userId, secret);
    await this.database.write((tx) =>
      tx.upsert(Authenticator, { userId, pendingSecret }, { conflictPaths: ['userId'] }),
    );
    const { default: QRCode } = await library();
    return { secret, uri, qr: await QRCode.toString(uri, { type: 'svg', margin: 2 }) };
  }

  /** Switches the new app on with its first code; other sessions end, since they were opened without it. */
  async confirm(actor: Actor, code: string, sessionHash: string): Promise<Renewed & RecoveryCodesDto> {
    const userId = actor.id;
    return this.factor
      .guess(actor, async (tx) => {
        const pendingSecret = (await tx.findOneBy(Authenticator, { userId }))?.pendingSecret;
        if (!pendingSecret) throw invalid({ code: ['Сначала начните настройку.'] });
        const step = this.factor.step(userId, pendingSecret, code);
        if (step === null) return null;
        const since = this.clock.now();
        const changes = {
          secret: pendingSecret,
          pendingSecret: null,
          lastStep: step,
          since,
          codesSince: since,
        };
        const { affected } = await tx.update(Authenticator, { userId, pendingSecret }, changes);
        if (affected !== 1) return null;
        const codes = await this.codes.renew(tx, userId);
        await this.sessions.closeAll(tx, userId, sessionHash);
        const token = await this.sessions.strengthen(tx, sessionHash);
        await this.notifications.announce(tx, { kind: 'factorChanged', userId, change: 'appAdded' });
        await this.journal.record(tx, { kind: 'factorAdded', account: userId, actor, detail: WORDS.app });
        return { codes, token };
      })
      .catch((error: unknown) => {
        const isWrong = error instanceof Refusal && error.code === 'wrong_code';
        // No recovery code stands in for an app that is being set up.
        throw isWrong ? invalid({ code: ['Код не подошёл. Дождитесь следующего'] }) : error;
      });
  }

  async remove(actor: Actor): Promise<void> {
    const userId = actor.id;
    if (this.policy.needs(actor))
      throw refusal(
        'transition',
        'Сотруднику второй фактор нужен всегда. Его можно сменить на другой телефон.',
      );
    await this.database.write(async (tx) => {
      const { affected } = await tx.delete(Authenticator, { userId });
      await this.codes.remove(tx, userId);
      await this.factor.settle(tx, userId);
      if (affected === 0) return;
      await this.notifications.announce(tx, { kind: 'factorChanged', userId, change: 'appRemoved' });
      await this.journal.record(tx, { kind: 'factorRemoved', account: userId, actor, detail: WORDS.app });
    });
  }

  async renewCodes(actor: Actor): Promise<RecoveryCodesDto> {
    const userId = actor.id;
    const codes = await this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      // Locks the row, too: the codes of two answers at once would else be left together.
      const app = { userId, secret: Not(IsNull()) };
      const { affected } = await tx.update(Authenticator, app, { codesSince: this.clock.now() });
      if (affected !== 1) throw refusal('transition', 'Сначала включите коды из приложения.');
      const fresh = await this.codes.renew(tx, userId);
      await this.journal.record(tx, { kind: 'factorAdded', account: userId, actor, detail: WORDS.codes });
      return fresh;
    });
    return { codes };
  }
}

/** The session's token has changed. */
interface Renewed {
  token: string;
}

/** What the journal calls them. */
const WORDS = { app: 'коды из приложения', codes: 'запасные коды' } as const;
