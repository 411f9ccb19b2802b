import { own, type Values } from '../validation/field';
import { idOf } from '../validation/read';

/** The status of a failed delivery. */
export const NOT_DELIVERED = 7;

/** Reasons of a failed delivery (docs/contract.md#not-delivered). */
export const FAILURES = {
  nobody: 'никого не было на месте',
  address: 'неверный адрес',
  refused: 'получатель отказался',
  other_day: 'попросили привезти в другой день',
  damaged: 'груз повреждён',
  other: 'другая причина',
} as const;
export type Failure = keyof typeof FAILURES;

/** Why a try has failed; the reason of some was not told. */
export const TRY_FAILURES = { ...FAILURES, none: 'причина не названа' } as const;
export type TryFailure = keyof typeof TRY_FAILURES;

/** Reasons after which cargo is not brought again by itself: staff decide what becomes of it. */
const ENDED_BY: readonly Failure[] = ['refused', 'damaged'];

/** Whether an order of a past day is to be moved with the others: the receiver has not got it and still awaits it. */
export const isToBeBroughtAgain = ({
  status,
  failure,
}: {
  status: { id: number };
  failure?: Failure | null;
}): boolean => status.id === NOT_DELIVERED && !(failure && ENDED_BY.includes(failure));

export const isNotDelivered = (values: Values): boolean =>
  Number(idOf(own(values, 'status'))) === NOT_DELIVERED;

/** The failure fields of an order. */
export interface NotDelivered {
  failure: Failure | null;
  /** The staff's own words for the reason `other`. */
  failureWords: string | null;
}

/** The reason in words, including the staff's own words; null if absent. */
export function failureText({ failure, failureWords }: Partial<NotDelivered>): string | null {
  if (!failure) return null;
  return (failure === 'other' && failureWords) || FAILURES[failure];
}

/** The deadline of the next attempt, if staff have rescheduled a failed delivery; times in Minsk time. */
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
