import { PageHeader } from '../../ui/layout/PageHeader';

export default function AddOrderPage() {
  return <PageHeader title="Новый заказ" />;
}
