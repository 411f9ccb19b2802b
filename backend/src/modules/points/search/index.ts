// The door of the room: what the rest of the module may use of it.
export { CityIndex } from './city-index';
export { isCalled } from './city-words';
export { indexedCity } from './indexed-city';
export { labelsOf } from './labels';
export { soundKey } from './sound-key';
