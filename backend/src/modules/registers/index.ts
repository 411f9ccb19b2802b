// The public interface of the module.
export { RegistersModule } from './registers.module';
export { RegistersService } from './registers.service';
