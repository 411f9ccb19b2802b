import type { ActNameDto, ActSummaryDto } from '@shlyah/api-client';
import { formatDate, formatPrice, plural, toKopecks } from '@shlyah/domain';
import { numbered } from '../../ui/text';

/** A sum in BYN that may be negative: «−12.50 р». */
export const money = (byn: number): string => `${byn < 0 ? '−' : ''}${formatPrice(toKopecks(Math.abs(byn)))}`;

/** «Акт № 12», «Корректировочный акт № 15». */
export const actTitle = ({ kind, number }: Pick<ActSummaryDto, 'kind' | 'number'>): string =>
  `${kind === 'correction' ? 'Корректировочный акт' : 'Акт'} ${numbered(number)}`;

/** «№ 12 от 01.12.2026». */
export const actName = ({ number, date }: ActNameDto): string => `${numbered(number)} от ${formatDate(date)}`;

/** «оплачен», «осталось 20.00 р до 08.12.2026», «просрочен на 6 дней, осталось 20.00 р»; empty where nothing is owed. */
export function actPayment({ paid, left, payBy, overdueDays }: ActSummaryDto): string {
  if (payBy === null || paid + left === 0) return '';
  if (left === 0) return 'оплачен';
  if (overdueDays === 0) return `осталось ${money(left)} до ${formatDate(payBy)}`;
  const days = `${overdueDays}\u00a0${plural(overdueDays, 'день', 'дня', 'дней')}`;
  return `просрочен на ${days}, осталось ${money(left)}`;
}

/** «аннулирован», «к акту № 12 от 01.12.2026»; empty for an act that stands. */
export const actState = ({ annulledAt, corrects }: ActSummaryDto): string =>
  [annulledAt !== null && 'аннулирован', corrects && `к акту ${actName(corrects)}`]
    .filter(Boolean)
    .join(', ');
