// The public interface of the city search.
export { CityIndex } from './city-index';
export { matchesCity } from './city-words';
export { indexedCity } from './indexed-city';
export { labelsOf } from './labels';
export { soundKey } from './sound-key';
