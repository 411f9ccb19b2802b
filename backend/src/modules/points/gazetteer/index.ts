// The public interface of the gazetteer.
export { addVillages, cityRow, existingSettlement, microdegrees } from './city-rows';
export { DEMO_POINTS, type DemoPoint } from './demo-points';
export { GAZETTEER } from './gazetteer';
export { GeoFileError, matchSettlements, parseSettlements } from './import';
