import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { CalculatePrice } from '../../../features/calculator/price/CalculatePrice';
import { useCalendar } from '../../../features/calendar/useCalendar';
import { calculationToDraft } from '../../../features/orders/new/calculation';
import { selectIsPending, selectUser } from '../../../features/users/session/selectors';
import { paths } from '../../../paths';
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
      <CalculatePrice
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
