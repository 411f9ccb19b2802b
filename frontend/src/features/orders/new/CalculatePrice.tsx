import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useCalendar } from '../../calendar/useCalendar';
import { selectIsPending, selectUser } from '../../users/session/selectors';
import { CargoCalculator } from './CargoCalculator';
import { calculationToDraft } from './calculation';

/** The price calculator of the cabinet; users with order rights turn it into an order. */
export function CalculatePrice() {
  const user = useSelector(selectUser);
  const pending = useSelector(selectIsPending);
  const navigate = useNavigate();
  const calendar = useCalendar();
  if (!user) return null;
  return (
    <>
      <PageHeader
        title="Рассчитать стоимость"
        note={
          pending
            ? 'Цена считается по ходу ввода. Оформить заказ можно будет после подтверждения регистрации.'
            : 'Цена считается по ходу ввода. Всё, что введёте, можно взять в заказ.'
        }
      />
      <CargoCalculator
        user={user.id}
        onOrder={
          pending
            ? undefined
            : (calculation) => {
                calculationToDraft(calculation, user, new Date(), calendar);
                void navigate(paths.addOrder);
              }
        }
      />
    </>
  );
}
