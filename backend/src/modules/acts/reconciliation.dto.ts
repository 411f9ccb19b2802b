import { ACT_PAPER_FORMATS, RECONCILED_DAYS, type ActPaperFormat } from '@shlyah/domain';
import { Checked } from '../../platform/http/body.pipe';
import type { FieldErrors } from '../../platform/http/errors';
import { ChoiceField, DayField, Shown } from '../../platform/http/fields';
import { PayerField, PayerUnpField } from './payer-fields';

export const RECONCILED = ['act', 'correction', 'annulment', 'payment', 'reversal'] as const;
export type ReconciledKind = (typeof RECONCILED)[number];

/** ?user=12&from=2026-01-01&to=2026-11-30 */
@Checked(({ from, to }: Partial<ReconciliationQuery>): FieldErrors => {
  if (!from || !to) return {};
  if (from > to) return { to: ['Конец периода раньше начала'] };
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days >= RECONCILED_DAYS ? { to: ['Период — не больше трёх лет'] } : {};
})
export class ReconciliationQuery {
  @PayerField({
    description:
      'Номер клиента; 0 — фирмы, чьей учётной записи уже нет, её называет unp. Клиенту не нужен: он видит своё',
  })
  user?: number | null;

  @PayerUnpField()
  unp?: string | null;

  @DayField({ description: 'С какого дня, ГГГГ-ММ-ДД', example: '2026-10-01', required: true })
  from: string;

  @DayField({ description: 'По какой день включительно, до трёх лет', example: '2026-11-30', required: true })
  to: string;
}

export class ReconciliationFileQuery extends ReconciliationQuery {
  @ChoiceField({
    choices: ACT_PAPER_FORMATS,
    choicesName: 'ActPaperFormat',
    example: 'pdf',
    description: 'pdf — для печати и подписи; xlsx — книга с теми же строками. По умолчанию pdf',
  })
  format?: ActPaperFormat | null;
}

/** A line of a reconciliation. */
export class ReconciledLineDto {
  @Shown('День, по Минску', '2026-11-28')
  day: string;

  @Shown({
    description:
      'act — акт, correction — исправление, annulment — аннулирование акта, payment — оплата, reversal — сторно оплаты',
    enum: [...RECONCILED],
    enumName: 'ReconciledKind',
    example: 'payment',
  })
  kind: ReconciledKind;

  @Shown('Что это', 'Оплата, п/п №\u00a0417')
  words: string;

  @Shown('Дебет, BYN: выставлено; исправление в минус и аннулирование — меньше нуля', 0)
  debit: number;

  @Shown('Кредит, BYN: оплачено; сторно — меньше нуля', 120.5)
  credit: number;
}

/** The account of a firm over a period. */
export class ReconciliationDto {
  @Shown({ description: 'Номер клиента', type: 'integer', example: 12 })
  user: number;

  @Shown('Фирма', 'ООО «Ромашка»')
  client: string;

  @Shown('С какого дня', '2026-10-01')
  from: string;

  @Shown('По какой день', '2026-11-30')
  to: string;

  @Shown('Сальдо на начало, BYN: больше нуля — должна фирма, меньше — её аванс', 0)
  opening: number;

  @Shown({ description: 'Строки, по дням', type: ReconciledLineDto, isArray: true })
  lines: ReconciledLineDto[];

  @Shown('Оборот по дебету, BYN', 1204.6)
  debit: number;

  @Shown('Оборот по кредиту, BYN', 1084.1)
  credit: number;

  @Shown('Сальдо на конец, BYN', 120.5)
  closing: number;

  @Shown(
    'Оно же словами',
    'На 30.11.2026 задолженность ООО «Ромашка» перед ООО «Шлях Экспресс» — 120,50\u00a0бел.\u00a0руб.',
  )
  words: string;
}
