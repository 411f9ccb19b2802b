import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { selectUser } from '../../users/session/selectors';
import { createOrder } from '../actions';
import { stepFrom, type StepNumber } from '../form/steps';
import { OrderToolsProvider } from '../form/tools';
import { useCabinetTools } from '../form/useCabinetTools';
import type { Order } from '../types';
import { OrderForm } from './OrderForm';
import type { SendOrder } from './useSend';

const hrefOf = (step: StepNumber): string => (step === 1 ? paths.addOrder : `${paths.addOrder}?step=${step}`);

/** The new order of the session's user; the step is in the address. */
export function NewOrder() {
  const user = useSelector(selectUser);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tools = useCabinetTools(true);

  const send: SendOrder = async (requestBody, idempotencyKey) => {
    const outcome = await dispatch(createOrder({ requestBody, idempotencyKey }));
    const failure = failureIn(outcome);
    return failure ? { failure } : { id: (outcome.payload as Order).id };
  };

  if (!user) return null;
  return (
    <OrderToolsProvider value={tools}>
      <OrderForm
        sender={user}
        step={stepFrom(params.get('step'))}
        hrefOf={hrefOf}
        onStep={(next) => {
          void navigate(hrefOf(next));
          window.scrollTo({ top: 0, behavior: 'instant' });
        }}
        send={send}
        onSent={(created) => void navigate(paths.myOrders(1), { replace: true, state: { created } })}
      />
    </OrderToolsProvider>
  );
}
