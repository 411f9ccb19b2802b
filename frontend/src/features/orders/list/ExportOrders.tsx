import { ExportMenu } from '../../../shared/ExportMenu';
import { chosenQuery } from '../../documents/chosen';
import { exportOrders, type ExportQuery } from '../actions';

interface ExportOrdersProps {
  /** The list whose orders the file has, or the orders themselves. */
  asked: Pick<ExportQuery, 'search' | 'filter' | 'user'> | { ids: number[] };
  /** Stands in the bar of the chosen orders. */
  inBar?: boolean;
}

/** The orders of a list, or those that are chosen, as a file. */
export const ExportOrders = ({ asked, ...face }: ExportOrdersProps) => (
  <ExportMenu
    name="Заказы"
    file={(format) => exportOrders({ ...('ids' in asked ? chosenQuery(asked) : asked), format })}
    {...face}
  />
);
