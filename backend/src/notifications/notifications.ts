import { Inject, Injectable } from '@nestjs/common';
import { UNDO_MS } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { CompanyService } from '../company/company.service';
import { CONFIG, type Config } from '../config/config';
import { CHANNELS, type Addressee, type Channel } from '../mail/channel';
import { Outbox } from '../mail/outbox';
import { Addressees } from './addressees';
import type { Event, OrderState } from './events';
import type { Sender } from './letter';
import { planFor, type Plan } from './plans';

/** Stands in for a person where the words are thrown away. */
const NOBODY = { name: 'Имя Фамилия' } as Addressee;

/** How long a notice waits, ms: the time to undo the change, and for the undoing to arrive. */
export const HOLD_MS = UNDO_MS + 5000;

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

  /** In the transaction of what has happened: it is told if and only if that is saved. */
  async announce(tx: EntityManager, event: Event): Promise<void> {
    const plan = planFor(event);
    const userId = plan.tell?.userId ?? null;
    const owner = userId === null ? null : await this.addressees.find(tx, userId);
    const email = plan.tell?.email;
    const person = owner && email ? { ...owner, email } : owner;
    for (const channel of this.channels) await this.tell(tx, channel, person, plan);
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
  ): Promise<void> {
    const waiting = topic ? await this.outbox.takeBack<OrderState>(tx, channel.name, topic) : null;
    const to = person && tell ? channel.address(person, tell.concern) : null;
    if (!person || !tell || to === null) return;
    const known = waiting ?? tell.known;
    const notice = tell.notice(person, await this.sender(tx), known);
    if (!notice) return;
    const hold = topic ? { topic, known, forMs: HOLD_MS } : undefined;
    await this.outbox.add(tx, { channel: channel.name, to, ...channel.write(notice) }, hold);
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
