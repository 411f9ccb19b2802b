// The public interface of the gazetteer.
export { DEMO_POINTS, type DemoPoint } from './demo-points';
export { GAZETTEER } from './gazetteer';
export {
  GeoFileError,
  matchSettlements,
  parseSettlements,
  type ExistingSettlement,
  type ImportedSettlement,
} from './import';
