import { PageHeader } from '../../ui/layout/PageHeader';

export default function RegistrationRequestsPage() {
  return <PageHeader title="Новые заявки" />;
}
