import { isWaitingUser } from '@shlyah/domain';
import { sha256 } from '../../../platform/common/hashes';
import type { Actor } from '../../../platform/http/actor';
import type { Webhook } from './webhook.entity';

/**
 * Whether an address is sent nothing but tests: until its owner's registration is confirmed it first has to answer one, so that no
 * stranger's server is flooded (docs/contract.md#before-confirmation).
 */
export const needsProof = (
  { provedAt }: { provedAt: unknown },
  owner: Pick<Actor, 'role' | 'status'>,
): boolean => provedAt === null && isWaitingUser(owner);

/** The word that a test asks its receiver to answer; of the same test always the same. */
export const challengeOf = (eventId: string): string => sha256(`challenge ${eventId}`).slice(0, 32);

/**
 * Whether the answer is the word, as a text or as the only field `challenge` of a JSON object. Other fields are refused: a server
 * that sends back whatever it gets has not understood the test.
 */
export function isAnswered(answer: string | null, challenge: string): boolean {
  const text = answer?.trim() ?? '';
  if (text === challenge) return true;
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify({ challenge });
  } catch {
    return false;
  }
}

/** Refusals of what an address of an unconfirmed account may not get yet. */
export const UNPROVED =
  'Сначала адрес должен ответить на проверку: отправьте проверочное событие (POST /api/webhooks/test) и ответьте на него значением challenge.';

export const OTHER_PROVED = ({ url }: Pick<Webhook, 'url'>): string =>
  `До подтверждения учётной записи события приходят на один адрес: ${url}. Чтобы проверить этот, удалите прежний.`;

export const NOT_ANSWERED =
  'в ответе нет слова из поля challenge. Ответьте 2xx, в теле — только это слово или {"challenge":"…"}';
