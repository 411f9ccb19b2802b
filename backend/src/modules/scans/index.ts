// The public interface of the module.
export { Scan } from './scan.entity';
export { ScansModule } from './scans.module';
