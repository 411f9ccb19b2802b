// The door of the noun: what other nouns may use of it.
export { TrackingService } from './tracking.service';
export type { TrackingDto } from './dto/tracking.dto';
