import { Link } from 'react-router';
import { paths } from '../../../paths';
import type { Order } from '../types';
import { clientName } from '../words';

/** The client's name, a link unless the account is gone. */
export function ClientLink({ order }: { order: Order }) {
  const { id } = order.user;
  return id === null ? clientName(order) : <Link to={paths.user(id)}>{clientName(order)}</Link>;
}
