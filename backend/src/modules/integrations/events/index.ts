// The public interface of the module.
export { EventDto } from './dto/event.dto';
export { eventNamed } from './event.mapper';
