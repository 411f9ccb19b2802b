// The public interface of the city search.
export { CityIndex } from './city-index';
export { namesCity } from './city-names';
export { indexedCity } from './indexed-city';
export { labelsOf } from './labels';
