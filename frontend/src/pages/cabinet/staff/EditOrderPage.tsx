import { EditOrder } from '../../../features/orders/edit/EditOrder';

export default function EditOrderPage() {
  return <EditOrder />;
}
