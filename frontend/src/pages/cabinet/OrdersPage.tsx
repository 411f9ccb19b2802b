import { PageHeader } from '../../ui/layout/PageHeader';

export default function OrdersPage() {
  return <PageHeader title="Заказы" />;
}
