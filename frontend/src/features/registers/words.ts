import { formatDateTime, kilograms, places, plural } from '@shlyah/domain';
import type {
  RegisterEditionDto,
  RegisterOrderDto,
  RegisterState,
  RegisterSummaryDto,
} from '@shlyah/api-client';
import type { StatusTone } from '../../ui/feedback/StatusBadge';
import { nbsp, numberedOrder } from '../../ui/text';

export const STATES: Record<RegisterState, { word: string; tone: StatusTone }> = {
  open: { word: 'Не сдан', tone: 'new' },
  received: { word: 'Принят', tone: 'done' },
  dissolved: { word: 'Распущен', tone: 'quiet' },
};

/** «20 мест», of a receipt «18 из 20». */
export const placesWords = ({
  state,
  placesCount,
  receivedCount,
}: Pick<RegisterSummaryDto, 'state' | 'placesCount' | 'receivedCount'>): string =>
  state === 'received' || receivedCount > 0
    ? // More may come than the paper has.
      `${receivedCount}${nbsp}из${nbsp}${Math.max(placesCount, receivedCount)}`
    : places(placesCount);

/** «№ 508 отменён — ООО «Ромашка», 27.11.2026 14:20»; null for an order as it is on the paper. */
export function changeWords(order: RegisterOrderDto, isStaff: boolean): string | null {
  const { change } = order;
  if (!change) return null;
  const by = change.by ?? (isStaff || !change.at ? null : 'сотрудник');
  const who = [by, change.at && formatDateTime(change.at)].filter(Boolean).join(', ');
  return `Заказ ${numberedOrder(order.id)}${change.what === 'cargo' ? ':' : ''} ${whatChanged(order)}${who && ` — ${who}`}`;
}

function whatChanged({ change, places: before, weight, weightNow, placesNow }: RegisterOrderDto): string {
  if (change?.what === 'canceled') return 'отменён';
  if (change?.what === 'deleted') return 'удалён';
  if (change?.what === 'returned') return 'снова в реестре';
  return [
    placesNow !== null && placesNow !== before && `было ${places(before)}, стало ${placesNow}`,
    weightNow !== weight && `было ${kilograms(weight)}, стало ${kilograms(weightNow)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** «ред. 2 от 27.11.2026 14:20». */
export const editionWords = ({ edition, at }: Pick<RegisterEditionDto, 'edition' | 'at'>): string =>
  `ред.${nbsp}${edition} от ${formatDateTime(at)}`;

/** The numbers of the places that a receipt may tick, whichever edition was signed. */
export const placesToTick = ({ places: printed, received, missing }: RegisterOrderDto): number[] =>
  [...new Set([...Array.from({ length: printed }, (_, at) => at + 1), ...received, ...missing])].sort(
    (a, b) => a - b,
  );

/** «12 заказов» */
export const ordersIn = (count: number): string =>
  `${count}${nbsp}${plural(count, 'заказ', 'заказа', 'заказов')}`;
