// The public interface of the module.
export { TrackingService } from './tracking.service';
export type { TrackingDto } from './dto/tracking.dto';
