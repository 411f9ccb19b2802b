import { CalendarService, type UpdateMovedDaysDto } from '@shlyah/api-client';
import { bodyOf, dataAction } from '../../../shared/action';
import { getCalendar } from '../../calendar/actions';

export const updateCalendar = dataAction('updateCalendar', bodyOf(CalendarService.updateCalendar), {
  answers: getCalendar.typePrefix,
});

export const getMovedDays = dataAction('getMovedDays', (year: number) =>
  CalendarService.getMovedDays({ year }),
);

export const updateMovedDays = dataAction(
  'updateMovedDays',
  ({ year, ...requestBody }: UpdateMovedDaysDto & { year: number }) =>
    CalendarService.updateMovedDays({ year, requestBody }),
);
