import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { startDraft } from './order-draft';
import { repeated } from '../form/values';
import { useCalendar } from '../../calendar/useCalendar';
import type { Order } from '../types';
import { selectUser } from '../../users/session/selectors';
import { paths } from '../../../paths';

/** «Повторить»: a new order from a former one, at once at its check. */
export function useRepeat(): (order: Order) => void {
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const calendar = useCalendar();
  return (order) => {
    if (!user) return;
    startDraft(user.id, repeated(order, new Date(), calendar));
    void navigate(`${paths.addOrder}?step=4`, { state: { copyOf: order.id } });
  };
}
