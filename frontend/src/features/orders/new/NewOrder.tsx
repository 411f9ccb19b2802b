import { useSelector } from 'react-redux';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { useLoaded } from '../../../shared/useLoaded';
import { selectUser } from '../../users/session/selectors';
import { getBookEntries } from '../address-book/actions';
import { stepFrom, type StepNumber } from '../form/steps';
import { storedDraft } from './order-draft';
import { OrderForm } from './OrderForm';
import { rememberSent, sentFromHere, showSentHere } from './sent';

const hrefOf = (step: StepNumber): string => (step === 1 ? paths.addOrder : `${paths.addOrder}?step=${step}`);

/** The new order of the session's user; the step is in the address. */
export function NewOrder({ now }: { now?: () => Date }) {
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // Suggestions are optional: without them the form is filled in by hand.
  const book = useLoaded(getBookEntries, {});
  const sent = user && storedDraft(user.id) === null ? sentFromHere() : null;
  if (!user) return null;
  if (sent !== null) return <ToSentOrder id={sent} />;
  return (
    <OrderForm
      sender={user}
      entries={book.data?.data ?? []}
      step={stepFrom(params.get('step'))}
      hrefOf={hrefOf}
      onStep={(next) => {
        void navigate(hrefOf(next));
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
      onSent={(created) => {
        rememberSent(created);
        void navigate(paths.myOrders(1), { replace: true, state: { created } });
      }}
      {...(now && { now })}
    />
  );
}

/** Back after sending: instead of the steps of an order that is made, the order. */
function ToSentOrder({ id }: { id: number }) {
  useEffect(() => showSentHere, []);
  return <Navigate to={paths.myOrder(id)} replace />;
}
