import { useSelector } from 'react-redux';
import { failureIn } from '../../../data/action';
import { useAppDispatch } from '../../../data/hooks';
import { ProfileForm } from '../../../features/profile/ProfileForm';
import { profileForm } from '../../../features/profile/values';
import { updateProfile } from '../../../features/session/actions';
import { selectUser } from '../../../features/session/selectors';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

/** The own profile, for every role. */
export default function ProfilePage() {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <>
      <Title>Профиль — Шлях</Title>
      <PageHeader title="Профиль" />
      <ProfileForm
        user={user}
        save={async (values) => failureIn(await dispatch(updateProfile(profileForm(values, user.version))))}
      />
    </>
  );
}
