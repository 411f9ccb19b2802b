// The public interface of the module.
export { CalendarService } from './calendar.service';
export { MovedDays } from './moved-days.service';
