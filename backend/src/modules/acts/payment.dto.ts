import { FIRST_PAYMENT_DAY, LIMITS, MOST_PAID, PAYMENT_NUMBER, toByn } from '@shlyah/domain';
import { DayField, ExactTime, FlagField, NumberField, Shown, TextField } from '../../platform/http/fields';
import { PageDto } from '../../platform/http/page.dto';
import { PageQuery } from '../../platform/http/query.dto';
import { PayerField, PayerUnpField } from './payer-fields';

export class CreatePaymentDto {
  @PayerField({
    description: 'Номер клиента, фирмы; 0 — фирмы, чьей учётной записи уже нет, её называет unp',
    required: true,
  })
  user: number;

  @PayerUnpField()
  unp?: string | null;

  @DayField({
    description: `День платёжного поручения, ГГГГ-ММ-ДД: не в будущем и не раньше ${FIRST_PAYMENT_DAY}`,
    example: '2026-11-28',
    required: true,
  })
  day: string;

  @NumberField({
    min: 0.01,
    max: toByn(MOST_PAID),
    description: 'Сумма, BYN, больше нуля, до копейки',
    example: 120.5,
    required: true,
  })
  sum: number;

  @TextField({
    max: PAYMENT_NUMBER,
    description: 'Номер платёжного поручения',
    example: '417',
    required: true,
  })
  number: string;

  @TextField({ max: LIMITS.reason, description: 'Заметка для сотрудников', example: 'За ноябрь' })
  note?: string | null;

  @FlagField({
    description:
      'true — внести, хотя оплата с тем же номером, днём и суммой уже есть. Без него на такую — 409 payment_repeats',
    example: false,
  })
  repeat?: boolean | null;
}

export class ReversePaymentDto {
  @TextField({ max: LIMITS.reason, description: 'Почему', example: 'Оплата другой фирмы', required: true })
  reason: string;
}

/** ?user=12&from=2026-11-01&to=2026-11-30&page=1 */
export class PaymentsQuery extends PageQuery {
  @PayerField({
    description:
      'Номер клиента; без него — все, 0 — фирмы, чьих учётных записей уже нет. Клиент видит только свои',
  })
  user?: number | null;

  @PayerUnpField()
  unp?: string | null;

  @DayField({ description: 'С какого дня поручения, ГГГГ-ММ-ДД', example: '2026-11-01' })
  from?: string | null;

  @DayField({ description: 'По какой день включительно', example: '2026-11-30' })
  to?: string | null;
}

/** A payment of a firm. */
export class PaymentDto {
  @Shown({ description: 'Номер записи', type: 'integer', example: 8 })
  id: number;

  @Shown({ description: 'Номер клиента; 0 — учётной записи уже нет', type: 'integer', example: 12 })
  user: number;

  @Shown('Фирма', 'ООО «Ромашка»')
  client: string;

  @Shown('Её УНП', '191234567')
  unp: string;

  @Shown('День платёжного поручения', '2026-11-28')
  day: string;

  @Shown('Сумма, BYN', 120.5)
  sum: number;

  @Shown('Номер платёжного поручения', '417')
  number: string;

  @Shown('Заметка сотрудников; null для клиента', 'За ноябрь', { nullable: true })
  note: string | null;

  @Shown('Кто внёс; null для клиента', 'Ольга Кравец', { nullable: true })
  author: string | null;

  @Shown('Когда внесли, по Минску', '2026-11-28 10:15')
  at: string;

  @ExactTime()
  atUtc: string;

  @Shown('Когда сделали сторно, по Минску; null — оплата действует', '2026-11-29 11:00', { nullable: true })
  reversedAt: string | null;

  @ExactTime({ nullable: true })
  reversedAtUtc: string | null;

  @Shown('Кто сделал сторно; null для клиента', 'Ольга Кравец', { nullable: true })
  reversedBy: string | null;

  @Shown('Почему сторно', 'Оплата другой фирмы', { nullable: true })
  reverseReason: string | null;
}

export class PaymentPage extends PageDto(PaymentDto) {}
