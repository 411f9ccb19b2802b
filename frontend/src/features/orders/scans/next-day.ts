import { deliveryDateProblem, NOT_DELIVERED, type Calendar } from '@shlyah/domain';
import type { Meaning } from './shift';

/** The error of the day on which orders are brought again; null without one. */
export const nextDayProblem = ({ status, nextDay }: Meaning, now: Date, calendar: Calendar): string | null =>
  status === NOT_DELIVERED && nextDay ? deliveryDateProblem(`${nextDay} 23:59`, now, calendar) : null;
