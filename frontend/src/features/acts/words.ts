import type { ActNameDto, ActSummaryDto } from '@shlyah/api-client';
import { formatDate, formatPrice, toKopecks } from '@shlyah/domain';
import { numbered } from '../../ui/text';

/** A sum in BYN that may be negative: «−12.50 р». */
export const money = (byn: number): string => `${byn < 0 ? '−' : ''}${formatPrice(toKopecks(Math.abs(byn)))}`;

/** «Акт № 12», «Корректировочный акт № 15». */
export const actTitle = ({ kind, number }: Pick<ActSummaryDto, 'kind' | 'number'>): string =>
  `${kind === 'correction' ? 'Корректировочный акт' : 'Акт'} ${numbered(number)}`;

/** «№ 12 от 01.12.2026». */
export const actName = ({ number, date }: ActNameDto): string => `${numbered(number)} от ${formatDate(date)}`;

/** «аннулирован», «к акту № 12 от 01.12.2026»; empty for an act that stands. */
export const actState = ({ annulledAt, corrects }: ActSummaryDto): string =>
  [annulledAt !== null && 'аннулирован', corrects && `к акту ${actName(corrects)}`]
    .filter(Boolean)
    .join(', ');
