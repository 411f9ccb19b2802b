import type { ActNameDto, ActSummaryDto, ObjectionDto } from '@shlyah/api-client';
import {
  ACT_STATE_NAMES,
  addDays,
  formatDate,
  formatPrice,
  OBJECTION_DAYS,
  plural,
  toKopecks,
} from '@shlyah/domain';
import { nbsp, numbered } from '../../ui/text';

/** A sum in BYN that may be negative: «−12.50 р». */
export const money = (byn: number): string => `${byn < 0 ? '−' : ''}${formatPrice(toKopecks(Math.abs(byn)))}`;

/** «Акт № 12», «Корректировочный акт № 15». */
export const actTitle = ({ kind, number }: Pick<ActSummaryDto, 'kind' | 'number'>): string =>
  `${kind === 'correction' ? 'Корректировочный акт' : 'Акт'} ${numbered(number)}`;

/** «№ 12 от 01.12.2026». */
export const actName = ({ number, date }: ActNameDto): string => `${numbered(number)} от ${formatDate(date)}`;

/** «оплачен», «осталось 20.00 р до 08.12.2026», «просрочен на 6 дней, осталось 20.00 р»; empty where nothing is owed. */
export function actPayment({
  paid,
  left,
  payBy,
  overdueDays,
}: Pick<ActSummaryDto, 'paid' | 'left' | 'payBy' | 'overdueDays'>): string {
  if (payBy === null || paid + left === 0) return '';
  if (left === 0) return 'оплачен';
  if (overdueDays === 0) return `осталось ${money(left)} до ${formatDate(payBy)}`;
  const days = `${overdueDays}${nbsp}${plural(overdueDays, 'день', 'дня', 'дней')}`;
  return `просрочен на ${days}, осталось ${money(left)}`;
}

/** «ждёт согласия», «согласован, к акту № 12 от 01.12.2026». */
export const actState = ({ state, corrects }: Pick<ActSummaryDto, 'state' | 'corrects'>): string =>
  [ACT_STATE_NAMES[state], corrects && `к акту ${actName(corrects)}`].filter(Boolean).join(', ');

/** Until when the client may object, and what follows; empty where the act names no term. */
export function termWords({
  state,
  objectUntil,
  knowsMovedDays,
  acceptsByTerm,
}: Pick<ActSummaryDto, 'state' | 'objectUntil' | 'knowsMovedDays' | 'acceptsByTerm'>): string {
  if (objectUntil === null) return '';
  const until = `до ${formatDate(objectUntil)} включительно`;
  if (state === 'accepted') return `Возразить можно было ${until}.`;
  if (state === 'overdue')
    return `Возразить можно было ${until}. Более позднее возражение отметим «после срока».`;
  return [
    `Возразить можно ${until}.`,
    !knowsMovedDays && `Срок — ${OBJECTION_DAYS}${nbsp}рабочих дней без переносов.`,
    acceptsByTerm &&
      `Без возражений ${formatDate(addDays(objectUntil, 1))} акт будет считаться принятым по п.${nbsp}5.7 договора.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** «строка 2», «весь акт». */
export const placeOf = ({ position }: Pick<ObjectionDto, 'position'>): string =>
  position === null ? 'весь акт' : `строка${nbsp}${position}`;

/** Whether the client may still object. */
export const mayObject = ({ state }: Pick<ActSummaryDto, 'state'>): boolean =>
  !['annulled', 'agreed', 'accepted'].includes(state);
