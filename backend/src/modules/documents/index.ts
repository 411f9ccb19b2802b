// The public interface of the module.
export { actContent, invoiceContent } from './acts/act-content';
export {
  reconciliationContent,
  reconciliationSheet,
  type ReconciliationSource,
} from './reconciliation/reconciliation-content';
export { closingWords } from './reconciliation/reconciliation-words';
export type { ActLine as PaperLine, ActSource } from './acts/act-source';
export { cleanData } from './data/clean';
export { DocumentsModule } from './documents.module';
export { DocumentsService } from './documents.service';
export { akt } from './kinds/akt';
export { schet } from './kinds/schet';
export { DAY_OF_ORDERS } from './dto/order-selection.dto';
export { OrderSelection } from './order-selection';
export type { RegisterContent } from './registers/register-job';
