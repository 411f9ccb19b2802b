import type { CreatePaymentDto } from '@shlyah/api-client';
import { isDay, MESSAGES, toByn, MOST_PAID } from '@shlyah/domain';
import { storedValue, type StoredValue } from '../../shared/storage';
import { readSum } from '../acts/sum';
import type { PickedFirm } from './FirmField';

/** A payment as it is typed. */
export interface TypedPayment {
  firm: PickedFirm;
  day: string;
  sum: string;
  number: string;
  note: string;
}

export type PaymentErrors = Partial<Record<'user' | 'unp' | 'day' | 'sum' | 'number' | 'note', string>>;

/** Where a payment is kept in this tab until it is entered. */
export const paymentDraft = (staff: number | null): StoredValue<TypedPayment> =>
  storedValue(
    'tab',
    `shlyah.payment.${staff}`,
    ({ firm, day, sum, number, note }) =>
      typeof firm?.text === 'string' && [day, sum, number, note].every((value) => typeof value === 'string'),
  );

/** The body of a typed payment, or the errors of its fields; `today` is the last day that it can have. */
export function readPayment(
  { firm, day, sum, number, note }: TypedPayment,
  today: string,
): { body: CreatePaymentDto } | { errors: PaymentErrors } {
  const amount = readSum(sum);
  const errors: PaymentErrors = {
    ...(firm.id === null && { user: firm.text.trim() === '' ? MESSAGES.required : MESSAGES.chooseFromList }),
    ...(!isDay(day) && { day: day === '' ? MESSAGES.required : 'Укажите день: 28.11.2026' }),
    ...(isDay(day) && day > today && { day: 'Этот день ещё не наступил' }),
    ...('error' in amount && { sum: amount.error }),
    ...('value' in amount && amount.value <= 0 && { sum: 'Сумма больше нуля' }),
    ...('value' in amount && amount.value > toByn(MOST_PAID) && { sum: 'Столько в одной оплате не бывает' }),
    ...(number.trim() === '' && { number: MESSAGES.required }),
  };
  if (firm.id === null || 'error' in amount || Object.keys(errors).length > 0) return { errors };
  return {
    body: {
      user: firm.id,
      ...(firm.id === 0 && { unp: firm.unp ?? null }),
      day,
      sum: amount.value,
      number: number.trim(),
      note: note.trim() || null,
    },
  };
}
