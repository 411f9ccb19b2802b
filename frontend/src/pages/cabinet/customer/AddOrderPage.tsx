import { useSearchParams } from 'react-router';
import { STEPS, stepFrom } from '../../../features/orders/form/steps';
import { NewOrder } from '../../../features/orders/new/NewOrder';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

/** The new order in four steps. */
export default function AddOrderPage() {
  const [params] = useSearchParams();
  const step = stepFrom(params.get('step'));
  return (
    <>
      <Title>{`Новый заказ, шаг ${step}: ${STEPS[step - 1]}`}</Title>
      <PageHeader title="Новый заказ" />
      <NewOrder />
    </>
  );
}
