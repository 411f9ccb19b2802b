import { PageHeader } from '../../ui/layout/PageHeader';

export default function MyOrdersPage() {
  return <PageHeader title="Мои заказы" />;
}
