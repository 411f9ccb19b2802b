import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { OrderForm } from '../../../features/orders/new/OrderForm';
import { stepFrom, type StepNumber } from '../../../features/orders/form/steps';
import { OrderToolsProvider } from '../../../features/orders/form/tools';
import type { SendOrder } from '../../../features/orders/new/useSend';
import { createOrder } from '../../../features/orders/actions';
import type { Order } from '../../../features/orders/types';
import { selectUser } from '../../../features/users/session/selectors';
import { paths } from '../../../paths';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';
import { useCabinetTools } from '../../../features/orders/form/useCabinetTools';

const hrefOf = (step: StepNumber): string => (step === 1 ? paths.addOrder : `${paths.addOrder}?step=${step}`);

/** The new order in four steps; the step is in the address. */
export default function AddOrderPage() {
  const user = useSelector(selectUser);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tools = useCabinetTools(true);
  const step = stepFrom(params.get('step'));

  const send: SendOrder = async (requestBody, idempotencyKey) => {
    const outcome = await dispatch(createOrder({ requestBody, idempotencyKey }));
    const failure = failureIn(outcome);
    return failure ? { failure } : { id: (outcome.payload as Order).id };
  };

  if (!user) return null;
  return (
    <>
      <Title>Новый заказ — Шлях</Title>
      <PageHeader title="Новый заказ" />
      <OrderToolsProvider value={tools}>
        <OrderForm
          sender={user}
          step={step}
          hrefOf={hrefOf}
          onStep={(next) => {
            void navigate(hrefOf(next));
            window.scrollTo({ top: 0, behavior: 'instant' });
          }}
          send={send}
          onSent={(created) => void navigate(paths.myOrders(1), { replace: true, state: { created } })}
        />
      </OrderToolsProvider>
    </>
  );
}
