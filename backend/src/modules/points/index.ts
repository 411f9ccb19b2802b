// The door of the noun: what other nouns may use of it.
export { CitiesService } from './cities.service';
export type { ChosenCity } from './chosen-cities';
export { PlaceResolver } from './place-resolver';
export { Places, pointsInCity, type ChosenPoint, type PointPlace, type Town } from './places';
export { PointsService } from './points.service';
