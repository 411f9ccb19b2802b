import { Inject, Injectable } from '@nestjs/common';
import { UNDO_MS } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { CompanyService } from '../company/company.service';
import { CONFIG, type Config } from '../config/config';
import { CHANNELS, type Addressee, type Channel } from '../mail/channel';
import { Outbox, type Waiting } from '../mail/outbox';
import { Addressees } from './addressees';
import type { Event, OrderState } from './events';
import type { Sender } from './letter';
import { planFor, topicOf, type Plan } from './plans';

/** Stands in for a person where the words are thrown away. */
const NOBODY = { name: 'Имя Фамилия' } as Addressee;

/** How long a notice waits, ms: the time to undo the change, and for the undoing to arrive. */
export const HOLD_MS = UNDO_MS + 5000;

/** Those whom something may be told to, by their numbers, and what has not been sent to them yet. */
export interface Audience {
  people: ReadonlyMap<number, Addressee>;
  waiting: readonly Waiting[];
}

/** Stands between "it happened" and "a letter goes": decides who is told what, when, and by which channels. */
@Injectable()
export class Notifications {
  constructor(
    private readonly addressees: Addressees,
    private readonly outbox: Outbox,
    private readonly company: CompanyService,
    @Inject(CHANNELS) private readonly channels: Channel[],
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * In the transaction of what has happened: it is told if and only if that is saved. `audience`: where it has been read before,
   * for many events at once.
   */
  async announce(tx: EntityManager, event: Event, audience?: Audience): Promise<void> {
    const plan = planFor(event);
    const { userId = null, email } = plan.tell ?? {};
    const { people, waiting } =
      audience ?? (await this.read(tx, userId === null ? [] : [userId], plan.topic ? [plan.topic] : []));
    const owner = people.get(userId ?? 0) ?? null;
    const person = owner && email ? { ...owner, email } : owner;
    for (const channel of this.channels) await this.tell(tx, channel, person, plan, waiting);
  }

  /** Who will be told of changes of the orders, and what waits to be sent about them. */
  async audience(
    manager: EntityManager,
    orders: { id: number | null; userId: number | null }[],
  ): Promise<Audience> {
    const owners = new Set(orders.map(({ userId }) => userId).filter((id) => id !== null));
    return this.read(
      manager,
      [...owners],
      orders.flatMap(({ id }) => (id === null ? [] : [topicOf(id)])),
    );
  }

  private async read(manager: EntityManager, userIds: number[], topics: string[]): Promise<Audience> {
    return {
      people: await this.addressees.find(manager, userIds),
      waiting: await this.outbox.waiting(manager, topics),
    };
  }

  /**
   * The work of telling somebody, for nobody: where the time of an answer must not say whether there is an account. Nothing
   * is sent.
   */
  async pretend(tx: EntityManager, event: Event): Promise<void> {
    const { tell } = planFor(event);
    if (!tell) return;
    const sender = await this.sender(tx);
    for (const channel of this.channels) {
      const notice = tell.notice(NOBODY, sender, undefined);
      if (notice) await this.outbox.addSent(tx, { channel: channel.name, ...channel.write(notice) });
    }
  }

  private async tell(
    tx: EntityManager,
    channel: Channel,
    person: Addressee | null,
    { topic, tell }: Plan,
    waiting: readonly Waiting[],
  ): Promise<void> {
    const former = waiting.find((one) => one.channel === channel.name && one.topic === topic);
    const to = person && tell ? channel.address(person, tell.concern) : null;
    const known = (former?.known as OrderState | null | undefined) ?? tell?.known;
    const notice = person && tell && to !== null ? tell.notice(person, await this.sender(tx), known) : null;
    if (!notice || to === null) {
      if (former) await this.outbox.takeBack(tx, former);
      return;
    }
    const hold = topic ? { topic, known, forMs: HOLD_MS } : undefined;
    const letter = { channel: channel.name, to, ...channel.write(notice) };
    if (former) await this.outbox.replace(tx, former, letter, hold);
    else await this.outbox.add(tx, letter, hold);
  }

  private async sender(tx: EntityManager): Promise<Sender> {
    const { name, phones, hours, email } = await this.company.current(tx);
    return {
      name,
      phones: phones.map(({ phone }) => phone),
      hours,
      email,
      site: this.config.publicUrl.origin,
    };
  }
}
