import { places } from '@shlyah/domain';
import type { RegisterState, RegisterSummaryDto } from '@shlyah/api-client';
import type { StatusTone } from '../../ui/feedback/StatusBadge';
import { nbsp } from '../../ui/text';

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
    ? `${receivedCount}${nbsp}из${nbsp}${placesCount}`
    : places(placesCount);
