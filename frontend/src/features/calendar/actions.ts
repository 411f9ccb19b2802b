import { CalendarService } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export const getCalendar = dataAction('getCalendar', CalendarService.getCalendar, { cached: true });
