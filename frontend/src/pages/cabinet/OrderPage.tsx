import { PageHeader } from '../../ui/layout/PageHeader';

export default function OrderPage() {
  return <PageHeader title="Заказ" />;
}
