import type { ComponentProps } from 'react';
import { ExportMenu } from '../../../shared/ExportMenu';
import { chosenQuery } from '../../documents/chosen';
import { exportOrders, type ExportQuery } from '../actions';

interface ExportOrdersProps {
  /** The list whose orders the file has, or the orders themselves. */
  query: Pick<ExportQuery, 'search' | 'filter' | 'user'> | { ids: number[] };
  /** Stands in the bar of the chosen orders. */
  inBar?: boolean;
  iconOnly?: ComponentProps<typeof ExportMenu>['iconOnly'];
}

/** The orders of a list, or those that are chosen, as a file. */
export const ExportOrders = ({ query, ...props }: ExportOrdersProps) => (
  <ExportMenu
    name="Заказы"
    file={(format) => exportOrders({ ...('ids' in query ? chosenQuery(query) : query), format })}
    {...props}
  />
);
