import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { CargoCalculator } from '../../../features/calculator/price/CargoCalculator';
import { useCalendar } from '../../../features/calendar/useCalendar';
import { calculationToDraft } from '../../../features/orders/new/calculation';
import { selectIsPending, selectUser } from '../../../features/users/session/selectors';
import { paths } from '../../../paths';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

/** The price calculator; users with order rights turn the calculation into an order. */
export default function CalculatePricePage() {
  const user = useSelector(selectUser);
  const pending = useSelector(selectIsPending);
  const navigate = useNavigate();
  const calendar = useCalendar();
  if (!user) return null;
  return (
    <>
      <Title>Рассчитать стоимость</Title>
      <PageHeader
        title="Рассчитать стоимость"
        note={
          pending
            ? 'Цена считается по ходу ввода. Оформить заказ можно будет после подтверждения регистрации.'
            : 'Цена считается по ходу ввода. Всё, что введёте, можно взять в заказ.'
        }
      />
      <CargoCalculator
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
