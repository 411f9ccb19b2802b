import { randomInt } from 'node:crypto';
import { RECEIVER_CHECKS, type ReceiverCheck } from '@shlyah/domain';
import { randomHex } from '../../../../platform/common/hashes';
import { hasArrived } from '../delivery-queue';
import { newSecret, signed } from '../sign';
import type { Verdict } from './caller-checks';
import type { CheckDto } from './dto/conformance.dto';

/** How the receiver answered: a status, or why there was none. */
export interface Reply {
  status: number | null;
  answer: string;
}

/** Sends a request to the receiver under test. */
export type Send = (request: {
  method: 'POST' | 'GET';
  query: string;
  headers: Record<string, string>;
  body: string;
}) => Promise<Reply>;

interface Sent {
  id: string;
  reply: Reply;
}

/** What the receiver says that it has done with an event; null where it does not say. */
interface Kept {
  handled: number;
  orderVersion: number | null;
}

/** Requests that a run sends. */
export const RECEIVER_REQUESTS = 18;

const tenMinutes = 10 * 60_000;

const isRefusal = ({ status }: Reply): boolean => status !== null && status >= 400 && status < 500;
const said = ({ status, answer }: Reply): string => (status === null ? answer : `Ответ ${status}`);

/** Runs the checks of a receiver one after another (docs/contract.md#conformance). */
export class Receiver {
  private last = '';

  constructor(
    private readonly send: Send,
    private readonly secret: string,
    private readonly now: () => Date,
  ) {}

  async checks(): Promise<CheckDto[]> {
    const results: CheckDto[] = [];
    for (const code of Object.keys(RECEIVER_CHECKS) as ReceiverCheck[]) {
      const [state, seen] = await this.judges[code]();
      results.push({ code, ...RECEIVER_CHECKS[code], state, seen, sent: this.last });
    }
    return results;
  }

  private readonly judges: Record<ReceiverCheck, () => Promise<Verdict>> = {
    good_event: async () => this.taken(await this.event()),
    wrong_signature: async () => this.refused(await this.event({}, { secrets: [newSecret()] })),
    old_timestamp: async () =>
      this.refused(await this.event({}, { at: new Date(this.now().getTime() - tenMinutes) })),
    repeat: async () => {
      const id = newId();
      const first = await this.event({ id });
      const second = await this.event({ id });
      if (!hasArrived(first.reply) || !hasArrived(second.reply))
        return ['failed', `${said(first.reply)}, потом ${said(second.reply)}`];
      return this.asKept(id, ({ handled }) => [
        handled === 1 ? 'passed' : 'failed',
        `Обработано раз: ${handled}`,
      ]);
    },
    out_of_order: async () => {
      const orderId = newOrder();
      const newer = await this.event({ orderId, orderVersion: 3 });
      const older = await this.event({ orderId, orderVersion: 2 });
      if (!hasArrived(newer.reply) || !hasArrived(older.reply))
        return ['failed', `${said(newer.reply)}, потом ${said(older.reply)}`];
      return this.asKept(newer.id, ({ orderVersion }) => [
        orderVersion === 3 ? 'passed' : 'failed',
        `У заказа версия ${orderVersion ?? 'неизвестна'}`,
      ]);
    },
    unknown_type: async () => this.taken(await this.event({ type: 'order.teleported' })),
    unknown_field: async () => this.taken(await this.event({ weather: { sky: 'ясно' } })),
    rotation: async () => {
      const behind = await this.event({}, { secrets: [newSecret(), this.secret] });
      const before = await this.event({}, { secrets: [this.secret, newSecret()] });
      const seen = `Верная вторая: ${said(behind.reply)}; верная первая: ${said(before.reply)}`;
      return [hasArrived(behind.reply) && hasArrived(before.reply) ? 'passed' : 'failed', seen];
    },
    recovery: async () => {
      const broken = await this.post(newId(), '{"id": "evt_', {});
      const next = await this.event();
      const seen = `${said(broken)}, потом ${said(next.reply)}`;
      return [broken.status !== null && hasArrived(next.reply) ? 'passed' : 'failed', seen];
    },
  };

  private taken({ reply }: Sent): Verdict {
    return [hasArrived(reply) ? 'passed' : 'failed', said(reply)];
  }

  private async refused({ id, reply }: Sent): Promise<Verdict> {
    if (!isRefusal(reply)) return ['failed', said(reply)];
    const kept = await this.kept(id);
    return kept && kept.handled > 0
      ? ['failed', `${said(reply)}, но событие обработано`]
      : ['passed', said(reply)];
  }

  /** Judges by what the receiver says that it has kept; without that nothing is judged. */
  private async asKept(id: string, judge: (kept: Kept) => Verdict): Promise<Verdict> {
    const kept = await this.kept(id);
    return kept
      ? judge(kept)
      : ['unknown', 'Ответы 2xx, но программа не говорит, что у неё осталось (?probe=)'];
  }

  /** Asks the receiver what has become of an event: `GET {url}?probe=<id>` → `{ handled, orderVersion }`. */
  private async kept(id: string): Promise<Kept | null> {
    const asked = this.last;
    const headers = signed(id, this.now(), '', [this.secret]);
    const { status, answer } = await this.send({ method: 'GET', query: `probe=${id}`, headers, body: '' });
    this.last = asked;
    if (status !== 200) return null;
    try {
      const { handled, orderVersion } = JSON.parse(answer) as Partial<Kept>;
      return typeof handled === 'number' ? { handled, orderVersion: orderVersion ?? null } : null;
    } catch {
      return null;
    }
  }

  private async event(
    changes: Record<string, unknown> = {},
    how: { at?: Date; secrets?: string[] } = {},
  ): Promise<Sent> {
    const event = {
      id: newId(),
      type: 'order.status',
      at: '2026-11-21 16:35',
      mode: 'test',
      orderId: newOrder(),
      externalId: null,
      orderVersion: 2,
      order: null,
      changes: [{ field: 'status', from: 'accepted', to: 'on_the_way' }],
      ...changes,
    };
    return { id: event.id, reply: await this.post(event.id, JSON.stringify(event), how) };
  }

  private async post(
    id: string,
    body: string,
    { at = this.now(), secrets = [this.secret] }: { at?: Date; secrets?: string[] },
  ): Promise<Reply> {
    const headers = { 'content-type': 'application/json', ...signed(id, at, body, secrets) };
    this.last = `POST\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}\n\n${body}`;
    return this.send({ method: 'POST', query: '', headers, body });
  }
}

const newId = (): string => `evt_check_${randomHex(12)}`;

/** Numbers that no test order has yet. */
const newOrder = (): number => -randomInt(1_000_000_000, 2_000_000_000);
