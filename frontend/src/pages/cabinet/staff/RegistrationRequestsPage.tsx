import { Registrations } from '../../../features/users/registrations/Registrations';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

export default function RegistrationRequestsPage() {
  return (
    <>
      <Title>Новые заявки</Title>
      <PageHeader title="Новые заявки" />
      <Registrations />
    </>
  );
}
