import isEqual from 'react-fast-compare';
import type { ActionFailure } from '../../../shared/failure';
import type { SubmitFailure } from '../../../ui/form/errors';
import { errorsOfRows } from '../../calculator/cargo/cargo-row';
import { stepOf, type StepNumber } from '../form/steps';
import type { OrderValues } from '../form/types';

/** An order that was not accepted, and why. */
export interface Refused {
  failure: ActionFailure;
  sent: OrderValues;
}

/** The server's errors of a step's fields, for those that still hold the sent values. */
export function refusedAt(step: StepNumber, { failure, sent }: Refused, now: OrderValues): SubmitFailure {
  const isAsSent = (path: string): boolean => {
    const [field = ''] = path.split('.', 1);
    return isEqual(sent[field as keyof OrderValues], now[field as keyof OrderValues]);
  };
  const errors = Object.entries(errorsOfRows(failure.errors ?? {}, sent.packages));
  return {
    message: '',
    errors: Object.fromEntries(errors.filter(([path]) => stepOf(path) === step && isAsSent(path))),
  };
}
