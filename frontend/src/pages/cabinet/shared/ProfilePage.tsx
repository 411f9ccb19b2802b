import { OwnProfile } from '../../../features/users/profile/OwnProfile';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

/** The own profile, for every role. */
export default function ProfilePage() {
  return (
    <>
      <Title>Профиль</Title>
      <PageHeader title="Профиль" />
      <OwnProfile />
    </>
  );
}
