import { Checked } from '../../../platform/http/body.pipe';
import { selectionErrors, OrderSelectionQuery } from './order-selection.dto';

/** The orders of a workbook of заявки. */
@Checked(selectionErrors)
export class OrderDocumentsQuery extends OrderSelectionQuery {}
