// The door of the room: what the rest of the product may use of it.
export { DEMO_POINTS, type DemoPoint } from './demo-points';
export { GAZETTEER } from './gazetteer';
export {
  GeoFileError,
  matchSettlements,
  parseSettlements,
  type ExistingSettlement,
  type ImportedSettlement,
} from './import';
