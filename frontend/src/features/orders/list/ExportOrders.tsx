import { ExportMenu } from '../../../shared/ExportMenu';
import { exportOrders, type ExportAsked } from '../actions';

interface ExportOrdersProps {
  /** The list whose orders the file has, or the orders themselves. */
  asked: Omit<ExportAsked, 'format'>;
  /** Stands in the bar of the chosen orders. */
  inBar?: boolean;
}

/** The orders of a list, or those that are chosen, as a file. */
export const ExportOrders = ({ asked, ...face }: ExportOrdersProps) => (
  <ExportMenu name="Заказы" file={(format) => exportOrders({ ...asked, format })} {...face} />
);
