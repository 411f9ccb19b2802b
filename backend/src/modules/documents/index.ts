// The public interface of the module.
export { DocumentsModule } from './documents.module';
export { RegistersService } from './registers/registers.service';
