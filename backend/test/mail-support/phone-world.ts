import { gateway } from '../../src/platform/config/gateway';
import { Email } from '../../src/modules/notifications/channels/email.entity';
import { Mailer } from '../../src/modules/notifications/channels/mailer';
import { HOLD_MS } from '../../src/modules/notifications/notifications';
import type { User } from '../../src/modules/users/model/user.entity';
import type { Client } from '../support/client';
import { addOrder, addUser, type ReadOrder } from '../support/factories';
import { Receiver } from '../support/receiver';
import { createTestDatabase } from '../support/test-database';
import { startTestApp, type TestApp } from '../support/test-app';

export const PHONE = '+375 (29) 77-65-432';
export const SECRET = 'Bearer s3cr3t-of-the-gateway';
export const DAY = new Date('2026-11-20T08:00:00Z');

/** What the gateway answers when it has taken a message. */
export const TAKEN = { status: 200, body: '{"result": [{"status": "queued"}]}' };

export interface Sms {
  to: string;
  text: string;
  ref: string;
}

/** Two replicas over one database, and the gateway that they ask: a real server, set up by the very settings of an operator. */
export class PhoneWorld {
  user: User;

  private constructor(
    readonly gate: Receiver,
    readonly test: TestApp,
    readonly other: TestApp,
    private readonly manager: Client,
  ) {}

  static async open(): Promise<PhoneWorld> {
    const gate = await new Receiver().open();
    const settings = {
      NOTICE_SMS_URL: `http://127.0.0.1:${gate.port}/send?key=k3y-in-the-url`,
      NOTICE_SMS_HEADERS: JSON.stringify({ Authorization: SECRET }),
      NOTICE_SMS_BODY: '{"to": "+{phone}", "text": "{text}", "ref": "{id}"}',
      NOTICE_SMS_OK: 'result.0.status=queued|sent',
    };
    const gateways = { sms: gateway(settings, 'NOTICE_SMS'), viber: null };
    const database = await createTestDatabase();
    const test = await startTestApp({ gateways }, database);
    const other = await startTestApp({ gateways }, { ...database, drop: () => Promise.resolve() });
    return new PhoneWorld(gate, test, other, await test.as('manager'));
  }

  async close(): Promise<void> {
    await this.other.close();
    await this.test.close();
    await this.gate.close();
  }

  /** By day, with a client of its own, nothing sent yet and a gateway that takes everything. */
  async begin(): Promise<void> {
    this.set(DAY);
    this.gate.received.length = 0;
    this.gate.reply = () => TAKEN;
    this.user = await addUser(this.test, { orderEmails: false });
    await this.test.database.write((tx) => tx.createQueryBuilder().delete().from(Email).execute());
  }

  set(now: Date | null): void {
    for (const { clock } of [this.test, this.other]) clock.set(now);
  }

  pass(ms: number): void {
    this.set(new Date(this.test.clock.now().getTime() + ms));
  }

  place(changes: object = {}): Promise<ReadOrder> {
    return addOrder(this.test, this.user, { notifyReceiver: true, reciverPhone: PHONE, ...changes });
  }

  async edit(order: ReadOrder, changes: object): Promise<ReadOrder> {
    const { status, body } = await this.manager.put('/api/order', {
      body: { id: order.id, version: order.version, ...changes },
    });
    if (status !== 200) throw new Error(`The edit was refused: ${JSON.stringify(body)}`);
    return body as ReadOrder;
  }

  /** A message that is due. */
  async post(): Promise<void> {
    await this.edit(await this.place(), { status: 2 });
    this.pass(HOLD_MS);
  }

  /** Sends what is due, on one of the two replicas. */
  send(by: TestApp = this.test): Promise<void> {
    return by.app.get(Mailer).deliverDue();
  }

  /** What has come since the last look. */
  received(): Sms[] {
    return this.gate.received.splice(0).map(({ body }) => JSON.parse(body) as Sms);
  }

  async sent(): Promise<string[]> {
    await this.send();
    return this.received().map(({ text }) => text);
  }

  rows(): Promise<Email[]> {
    return this.test.database.read.find(Email, { where: { channel: 'sms' }, order: { id: 'ASC' } });
  }
}
