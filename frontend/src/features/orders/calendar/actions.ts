import { CalendarService } from '@shlyah/api-client';
import { bodyOf, dataAction } from '../../../shared/action';
import { getCalendar } from '../../calendar/actions';

export const updateCalendar = dataAction('updateCalendar', bodyOf(CalendarService.updateCalendar), {
  answers: getCalendar.typePrefix,
});
