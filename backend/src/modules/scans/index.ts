// The door of the noun: what other nouns may use of it.
export { Scan } from './scan.entity';
export { ScansModule } from './scans.module';
