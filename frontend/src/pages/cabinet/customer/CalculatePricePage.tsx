import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { CargoCalculator } from '../../../features/orders/new/CargoCalculator';
import { carryIntoOrder } from '../../../features/orders/new/carry';
import { OrderToolsProvider } from '../../../features/orders/form/tools';
import { selectIsPending, selectUser } from '../../../features/users/session/selectors';
import { paths } from '../../../paths';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';
import { useCabinetTools } from '../../../features/orders/form/useCabinetTools';

/** The price calculator of the cabinet. */
export default function CalculatePricePage() {
  const user = useSelector(selectUser);
  const pending = useSelector(selectIsPending);
  const navigate = useNavigate();
  const tools = useCabinetTools(false);
  if (!user) return null;
  return (
    <>
      <Title>Рассчитать стоимость — Шлях</Title>
      <PageHeader
        title="Рассчитать стоимость"
        note={
          pending
            ? 'Цена считается по ходу ввода. Оформить заказ можно будет после подтверждения регистрации.'
            : 'Цена считается по ходу ввода. Всё, что введёте, можно взять в заказ.'
        }
      />
      <OrderToolsProvider value={tools}>
        <CargoCalculator
          onOrder={
            pending
              ? undefined
              : (calculation) => {
                  carryIntoOrder(calculation, user, new Date());
                  void navigate(paths.addOrder);
                }
          }
        />
      </OrderToolsProvider>
    </>
  );
}
