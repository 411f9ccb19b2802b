import { PageHeader } from '../../../ui/layout/PageHeader';

export default function ProfilePage() {
  return <PageHeader title="Профиль" />;
}
