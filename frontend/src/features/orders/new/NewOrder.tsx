import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { useLoaded } from '../../../shared/useLoaded';
import { selectUser } from '../../users/session/selectors';
import { findPastOrders } from '../actions';
import { stepFrom, type StepNumber } from '../form/steps';
import { OrderForm } from './OrderForm';

const hrefOf = (step: StepNumber): string => (step === 1 ? paths.addOrder : `${paths.addOrder}?step=${step}`);

/** The new order of the session's user; the step is in the address. */
export function NewOrder({ now }: { now?: () => Date }) {
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // Suggestions are a courtesy: without them the form is filled in by hand.
  const past = useLoaded(findPastOrders, '');
  if (!user) return null;
  return (
    <OrderForm
      sender={user}
      past={past.data?.data ?? []}
      step={stepFrom(params.get('step'))}
      hrefOf={hrefOf}
      onStep={(next) => {
        void navigate(hrefOf(next));
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
      onSent={(created) => void navigate(paths.myOrders(1), { replace: true, state: { created } })}
      {...(now && { now })}
    />
  );
}
