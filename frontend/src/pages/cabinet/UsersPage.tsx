import { PageHeader } from '../../ui/layout/PageHeader';

export default function UsersPage() {
  return <PageHeader title="Пользователи" />;
}
