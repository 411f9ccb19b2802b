// The door of the noun: what other nouns may use of it.
export { EventDto } from './dto/event.dto';
export { eventNamed } from './event.mapper';
