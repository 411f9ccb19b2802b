import { PageHeader } from '../../ui/layout/PageHeader';

export default function UserPage() {
  return <PageHeader title="Пользователь" />;
}
