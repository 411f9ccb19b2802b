// The public interface of the module.
export { ActsModule } from './acts.module';
