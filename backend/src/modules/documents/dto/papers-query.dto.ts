import { Checked } from '../../../platform/http/body.pipe';
import { chosenOnce, ChosenOrdersQuery } from './chosen-orders.dto';

/** Whose заявки. */
@Checked(chosenOnce)
export class PapersQuery extends ChosenOrdersQuery {}
