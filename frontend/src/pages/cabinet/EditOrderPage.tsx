import { PageHeader } from '../../ui/layout/PageHeader';

export default function EditOrderPage() {
  return <PageHeader title="Изменить заказ" />;
}
