// The public interface of the module.
export { CitiesService } from './cities.service';
export type { LabelledCity } from './labelled-cities';
export { PlaceResolver } from './place-resolver';
export { Places, pointsInCity, type PointDetails, type PointSummary, type Town } from './places';
export { PointsService } from './points.service';
