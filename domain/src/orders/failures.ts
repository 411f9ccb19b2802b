import { own, type Values } from '../validation/field';
import { idOf } from '../validation/read';

/** The status of an order that could not be handed over. */
export const NOT_DELIVERED = 7;

/** Why an order was not delivered, in a closed list (docs/contract.md#not-delivered). */
export const FAILURES = {
  nobody: 'никого не было на месте',
  address: 'неверный адрес',
  refused: 'получатель отказался',
  other_day: 'попросили привезти в другой день',
  damaged: 'груз повреждён',
  other: 'другая причина',
} as const;
export type Failure = keyof typeof FAILURES;

export const isNotDelivered = (values: Values): boolean =>
  Number(idOf(own(values, 'status'))) === NOT_DELIVERED;

/** What an order says of its failed delivery. */
export interface NotDelivered {
  failure: Failure | null;
  /** In words of staff; only of the reason `other`. */
  failureWords: string | null;
}

/** The reason in words, for those who may read the words of staff; null when none was named. */
export function failureText({ failure, failureWords }: Partial<NotDelivered>): string | null {
  if (!failure) return null;
  return (failure === 'other' && failureWords) || FAILURES[failure];
}

/** The deadline of the next try, as soon as staff have set a later day for an order that was not delivered; times are Minsk time. */
export const nextTryOf = ({
  statusId,
  deliveryDate,
  updatedAt,
}: {
  statusId: number;
  deliveryDate: string;
  updatedAt: string;
}): string | null =>
  statusId === NOT_DELIVERED && deliveryDate.slice(0, 10) > updatedAt.slice(0, 10) ? deliveryDate : null;
