import { NewOrder } from '../../../features/orders/new/NewOrder';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

/** The new order in four steps. */
export default function AddOrderPage() {
  return (
    <>
      <Title>Новый заказ</Title>
      <PageHeader title="Новый заказ" />
      <NewOrder />
    </>
  );
}
