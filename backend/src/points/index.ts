// The door of the noun: what other nouns may use of it.
export { Places, type ChosenCity, type ChosenPoint, type PointPlace } from './places';
export { PointsService } from './points.service';
export { pointsInCity } from './points-in';
