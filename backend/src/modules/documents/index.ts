// The public interface of the module.
export { cleanData } from './data/clean';
export { DocumentsModule } from './documents.module';
export { DocumentsService } from './documents.service';
export { DAY_OF_ORDERS } from './dto/order-selection.dto';
export { OrderSelection } from './order-selection';
export type { RegisterContent } from './registers/register-job';
