import { filled, type Expected, type Gateway } from '../../../platform/config/gateway';
import { beginningOf } from '../../../platform/common/beginning';
import { withDeadline } from '../../../platform/common/deadline';
import { maskedAnswer } from '../../../platform/http/masked';
import { Refused, type Delivery } from './delivery';

/** How long a gateway may take to answer. */
const deadlineMs = 20_000;
/** Bytes of its answer that are read. */
const answerBytes = 64 * 1024;
/** Characters of its answer that are kept to say why a message did not go. */
const keptLength = 200;

/** The message itself, or its number, is not taken. Other refusals are of our settings, which can be corrected. */
const refusals = [400, 413, 422];

/**
 * Hands a message to the gateway that the operator has set up. It has gone when the status is 2xx and the answer says what it should.
 * An answer that is lost leaves that open, and the message is sent again under the same `{id}`.
 */
export function gatewayDelivery(gateway: Gateway): Delivery {
  const { method, ok } = gateway;
  return async ({ recipient, body: text, messageId }, signal) => {
    const request = filled(gateway, { phone: recipient, text, id: messageId });
    const { status, answer } = await withDeadline(signal, deadlineMs, (end) => ask(request, method, end));
    const said = maskedAnswer(answer, gateway, recipient).slice(0, keptLength);
    if (refusals.includes(status)) throw new Refused(`Шлюз ответил ${status}: ${said}`);
    if (status < 200 || status > 299) throw new Error(`Шлюз ответил ${status}: ${said}`);
    if (ok !== null && !says(answer, ok)) throw new Error(`Шлюз не принял сообщение: ${said}`);
  };
}

type Request = ReturnType<typeof filled>;

/** Reports failures by their code: the driver's message may contain the address, and with it a key. */
async function ask(
  { url, headers, body }: Request,
  method: string,
  signal: AbortSignal,
): Promise<{ status: number; answer: string }> {
  try {
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
    const answer = (response.body ?? []) as AsyncIterable<Uint8Array>;
    return { status: response.status, answer: await beginningOf(answer, answerBytes) };
  } catch (error) {
    if (signal.aborted) throw new Error('Шлюз не ответил вовремя');
    const cause = (error as { cause?: { code?: unknown } }).cause?.code;
    throw new Error(`До шлюза не дойти: ${typeof cause === 'string' ? cause : 'нет связи'}`);
  }
}

/** Whether the answer is JSON that has one of the values at the path; without values, anything but false, 0, '' and null. */
function says(answer: string, { path, values }: Expected): boolean {
  try {
    let found: unknown = JSON.parse(answer);
    for (const name of path) found = (found as Record<string, unknown> | null)?.[name];
    return values === null ? Boolean(found) : values.includes(String(found));
  } catch {
    return false;
  }
}
