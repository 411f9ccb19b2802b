import { CALLER_CHECKS, type CallerCheck, type CheckState } from '@shlyah/domain';
import type { CheckDto } from './dto/conformance.dto';

/** The record of a call while a key is being watched: no personal data. */
export interface CallFacts {
  /** Milliseconds since 1970. */
  at: number;
  operation: string;
  status: number;
  /** Seconds that the answer asked to wait for. */
  retryAfter: number | null;
  /** Hash of the Idempotency-Key. */
  key: string | null;
  code: string | null;
  /** The orders that were sent. */
  orders: { hash: string; externalId: string | null; byId: boolean }[];
  /** The external number or the number of the order that was canceled. */
  canceled: string | null;
  /** Of a list: the page and how many there are. */
  page: number | null;
  pages: number | null;
  /** Of the feed: whether there is more. */
  more: boolean | null;
}

/** The result of a check and the observation behind it. */
export type Verdict = [state: CheckState, seen: string];

/** A second less is the clocks'. */
const slackMs = 1000;

const placings = (calls: CallFacts[]): CallFacts[] =>
  calls.filter(({ operation }) => operation === 'createOrder' || operation === 'createOrders');

const nothing = (what: string): Verdict => ['unknown', `За это время ${what}`];

const judges: Record<CallerCheck, (calls: CallFacts[]) => Verdict> = {
  idempotency_key: (calls) => {
    const placed = placings(calls);
    if (placed.length === 0) return nothing('ничего не оформляли');
    const without = placed.filter(({ key }) => key === null).length;
    if (without > 0) return ['failed', `Без ключа: ${without} из ${placed.length}`];
    const keys = new Map<string, Set<string | null>>();
    for (const { orders, key } of placed)
      for (const { hash } of orders) keys.set(hash, (keys.get(hash) ?? new Set()).add(key));
    const changed = [...keys.values()].filter(({ size }) => size > 1).length;
    return changed > 0
      ? ['failed', `Тот же заказ ушёл с разными ключами: ${changed}`]
      : ['passed', `С ключом: ${placed.length}`];
  },
  new_key: (calls) => {
    const placed = placings(calls).filter(({ key }) => key !== null);
    if (placed.length === 0) return nothing('ничего не оформляли с ключом');
    const reused = placed.filter(({ code }) => code === 'idempotency_key_reused').length;
    return reused > 0
      ? ['failed', `Ключ взят второй раз: ${reused}`]
      : ['passed', `Ключей: ${new Set(placed.map(({ key }) => key)).size}`];
  },
  retry_after: (calls) => {
    const refused = calls.filter(({ retryAfter }) => retryAfter !== null);
    if (refused.length === 0) return nothing('никого не просили подождать');
    const early = refused.filter(({ at, operation, retryAfter }) =>
      calls.some(
        (next) =>
          next.operation === operation && next.at > at && next.at < at + (retryAfter ?? 0) * 1000 - slackMs,
      ),
    ).length;
    return early > 0
      ? ['failed', `Раньше срока: ${early} из ${refused.length}`]
      : ['passed', `Просили: ${refused.length}`];
  },
  canceled: (calls) => {
    const ended = calls.filter(({ canceled, status }) => canceled !== null && status === 200);
    if (ended.length === 0) return nothing('ничего не отменяли');
    const again = ended.filter(({ canceled, at }) =>
      placings(calls).some(
        (next) => next.at > at && next.orders.some((order) => order.externalId === canceled),
      ),
    ).length;
    return again > 0 ? ['failed', `Отправлено снова: ${again}`] : ['passed', `Отменено: ${ended.length}`];
  },
  to_the_end: (calls) => {
    const lists = calls.filter(({ pages }) => pages !== null);
    const feed = calls.filter(({ more }) => more !== null);
    if (lists.length + feed.length === 0) return nothing('не читали ни списка, ни ленты');
    const listed = lists.length === 0 || lists.some(({ page, pages }) => (page ?? 1) >= (pages ?? 1));
    const fed = feed.length === 0 || feed.at(-1)?.more === false;
    const seen = `Страниц прочитано: ${new Set(lists.map(({ page }) => page)).size}, ленты — вызовов: ${feed.length}`;
    return [listed && fed ? 'passed' : 'failed', seen];
  },
  by_id: (calls) => {
    const orders = placings(calls).flatMap((call) => call.orders);
    if (orders.length === 0) return nothing('ничего не оформляли');
    const byText = orders.filter(({ byId }) => !byId).length;
    return byText > 0
      ? ['failed', `Без номера города: ${byText} из ${orders.length}`]
      : ['passed', `Заказов: ${orders.length}`];
  },
};

/** The verdicts over the calls, in the order in which they were made. */
export const judgeCalls = (calls: CallFacts[]): CheckDto[] =>
  (Object.keys(CALLER_CHECKS) as CallerCheck[]).map((code) => {
    const [state, seen] = judges[code](calls);
    return { code, ...CALLER_CHECKS[code], state, seen, sent: null };
  });
