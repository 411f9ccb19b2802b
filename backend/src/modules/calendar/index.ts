// The door of the noun: what other nouns may use of it.
export { CalendarService } from './calendar.service';
