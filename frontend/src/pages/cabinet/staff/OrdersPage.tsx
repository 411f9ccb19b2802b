import { StaffOrders } from '../../../features/orders/desk/StaffOrders';
import { Title } from '../../../ui/Title';

export default function OrdersPage() {
  return (
    <>
      <Title>Заказы</Title>
      <StaffOrders />
    </>
  );
}
