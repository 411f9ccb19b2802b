import { Inject, Injectable } from '@nestjs/common';
import { toMinsk, type JournalKind } from '@shlyah/domain';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Actor } from '../../../platform/http/actor';
import { PROOFS } from '../../../platform/access/proof';
import { Secrets } from '../../../platform/access/secrets';
import { SessionService, type ProvedLogin } from '../sessions/session.service';
import { Throttle } from '../../../platform/access/throttle';
import { CompanyService } from '../../company/company.service';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { isDuplicate } from '../../../platform/database/driver-errors';
import { Journal } from '../../../platform/journal/journal';
import { Notifications } from '../../notifications/notifications';
import { networkOf } from '../../../platform/common/addresses';
import { Clock } from '../../../platform/common/clock';
import { invalid, notFound, refusal } from '../../../platform/http/errors';
import { sha256 } from '../../../platform/common/hashes';
import { lazyLibrary } from '../../../platform/common/libraries';
import { User } from '../model/user.entity';
import { Challenges } from './challenges.service';
import type { PasskeyDto } from './dto/passkey.dto';
import { Passkey } from './passkey.entity';
import { SecondFactor } from './second-factor.service';

/** More than a person has devices. */
const most = 20;
/** The greatest count that the column takes; a key that counts further has no copy that we could tell. */
const greatestCount = 2_147_483_647;

const library = lazyLibrary(() => import('@simplewebauthn/server'));

/**
 * Passkeys (docs/contract.md#passkeys). They are discoverable and always verify their user, so one is two factors: the
 * device, and the finger, face or PIN that opens it.
 */
@Injectable()
export class Passkeys {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly challenges: Challenges,
    private readonly company: CompanyService,
    private readonly sessions: SessionService,
    private readonly factor: SecondFactor,
    private readonly secrets: Secrets,
    private readonly journal: Journal,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
    private readonly throttle: Throttle,
  ) {}

  list(userId: number): Promise<Passkey[]> {
    return this.database.read.find(Passkey, { where: { userId }, order: { id: 'ASC' } });
  }

  /** What the browser is to make a new passkey with. */
  async beginAdding({ id }: Actor): Promise<object> {
    const { email, name } = await this.database.read.findOneByOrFail(User, { id });
    const company = await this.company.current();
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: company.name,
      rpID: this.config.publicUrl.hostname,
      userName: email,
      userDisplayName: name,
      // Tells a reader of the device nothing of the account.
      userID: Buffer.from(this.secrets.mark('passkey owner', String(id)), 'hex'),
      challenge: Buffer.from(await this.challenges.issue(id), 'base64url'),
      attestationType: 'none',
      excludeCredentials: (await this.list(id)).map(descriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Keeps the passkey that the browser has made, and answers the session's new token; 422 when it was made for something else. */
  async add(actor: Actor, name: string, response: object, sessionHash: string): Promise<string> {
    const userId = actor.id;
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.challenges.use(challenge, userId),
      ...this.expected(),
    }).catch(() => null);
    if (!verified?.verified) throw notMade();
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    if ((await this.list(userId)).length >= most)
      throw refusal('transition', 'Ключей доступа уже 20. Удалите лишние.');
    return this.database
      .write(async (tx) => {
        await tx.insert(Passkey, {
          userId,
          name,
          credentialHash: sha256(id),
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter: Math.min(counter, greatestCount),
          transports: transports.join(',').slice(0, 255),
          createdAt: this.clock.now(),
          lastUsedAt: null,
        });
        // It was made with a finger, a face or a PIN in front of this very session.
        const token = await this.sessions.strengthen(tx, sessionHash);
        await this.notifications.announce(tx, { kind: 'factorChanged', userId, change: 'passkeyAdded' });
        await this.journal.record(tx, { kind: 'factorAdded', account: userId, actor, detail: WORD });
        return token;
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? notMade() : error;
      });
  }

  async remove(actor: Actor, id: number): Promise<void> {
    await this.database.write(async (tx) => {
      const { affected } = await tx.delete(Passkey, { id, userId: actor.id });
      if (affected !== 1) throw notFound('Ключ доступа не найден.');
      await this.factor.settle(tx, actor.id);
      const change = 'passkeyRemoved';
      await this.notifications.announce(tx, { kind: 'factorChanged', userId: actor.id, change });
      await this.journal.record(tx, { kind: 'factorRemoved', account: actor.id, actor, detail: WORD });
    });
  }

  /** What the browser is to ask for a passkey with; which one, and whose, the passkey says itself. */
  async beginUse(): Promise<object> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: this.config.publicUrl.hostname,
      challenge: Buffer.from(await this.challenges.issue(null), 'base64url'),
      userVerification: 'required',
    });
  }

  /** The user it logs in. */
  async enter(response: object, ip: string): Promise<ProvedLogin> {
    const limit = { key: `passkey login from ${networkOf(ip)}`, most: 100, perMs: 60 * 60 * 1000 };
    const note = (kind: JournalKind, account: number | null): Promise<void> =>
      this.journal.note({ kind, account, actor: null, detail: PROOFS.passkey });
    const taken = await this.throttle.take([limit], () => note('triesSpent', null));
    const { id, owner, isRight } = await this.use(response);
    if (id === null || owner === null || !isRight) {
      await note('loginFailed', owner);
      throw refusal('passkey_refused');
    }
    await this.throttle.giveBack(taken);
    return { userId: owner, proof: 'passkey', stillRight: (tx) => tx.existsBy(Passkey, { id }) };
  }

  /** Which passkey it is, whose, and whether its answer is right. */
  async use(response: object): Promise<{ id: number | null; owner: number | null; isRight: boolean }> {
    const { id } = response as { id?: unknown };
    const passkey =
      typeof id === 'string'
        ? await this.database.read.findOneBy(Passkey, { credentialHash: sha256(id) })
        : null;
    return {
      id: passkey?.id ?? null,
      owner: passkey?.userId ?? null,
      isRight: passkey !== null && (await this.isRight(passkey, response)),
    };
  }

  private async isRight(passkey: Passkey, response: object): Promise<boolean> {
    const { verifyAuthenticationResponse } = await library();
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => this.challenges.use(challenge, null),
      ...this.expected(),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => null);
    if (!verified?.verified) return false;
    const counter = Math.min(verified.authenticationInfo.newCounter, greatestCount);
    const lastUsedAt = this.clock.now();
    await this.database.write((tx) => tx.update(Passkey, { id: passkey.id }, { counter, lastUsedAt }));
    return true;
  }

  private expected() {
    const { origin, hostname } = this.config.publicUrl;
    return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
  }
}

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyDto => ({
  id,
  name,
  date: toMinsk(createdAt),
  used: lastUsedAt && toMinsk(lastUsedAt),
});

const WORD = 'ключ доступа';

const descriptor = ({ credentialId }: Passkey) => ({ id: credentialId });

const notMade = () => invalid({ response: ['Ключ доступа не создан. Начните ещё раз.'] });
