import type { MessageState } from '@shlyah/domain';
import { IsNull, LessThan, Not, type FindOptionsWhere } from 'typeorm';
import type { Email } from './email.entity';
import { NEVER } from './retry';
import { OPTED_OUT } from './sms-opt-outs';

const unsent = { sentAt: IsNull() };

/** The columns of a message's outcome (docs/contract.md#sent-messages). Whatever is given up has its reason. */
export const OUTCOMES = {
  waiting: { ...unsent, nextAttemptAt: LessThan(NEVER) },
  sent: { sentAt: Not(IsNull()) },
  failed: { ...unsent, nextAttemptAt: NEVER, lastError: Not(OPTED_OUT) },
  unwanted: { ...unsent, nextAttemptAt: NEVER, lastError: OPTED_OUT },
} satisfies Record<MessageState, FindOptionsWhere<Email>>;

/** The same of a row. */
export function outcomeOf({
  sentAt,
  nextAttemptAt,
  lastError,
}: Pick<Email, 'sentAt' | 'nextAttemptAt' | 'lastError'>): MessageState {
  if (sentAt !== null) return 'sent';
  if (nextAttemptAt < NEVER) return 'waiting';
  return lastError === OPTED_OUT ? 'unwanted' : 'failed';
}
