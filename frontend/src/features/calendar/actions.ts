import { CalendarService } from '@shlyah/api-client';
import { bodyOf, dataAction } from '../../shared/action';

export const getCalendar = dataAction('getCalendar', CalendarService.getCalendar, { cached: true });

export const updateCalendar = dataAction('updateCalendar', bodyOf(CalendarService.updateCalendar), {
  answers: getCalendar.typePrefix,
});
