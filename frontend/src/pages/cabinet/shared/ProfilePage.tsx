import { useSelector } from 'react-redux';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { ProfileForm } from '../../../features/users/profile/ProfileForm';
import { profileForm } from '../../../features/users/profile/values';
import { updateProfile } from '../../../features/users/session/actions';
import { selectUser } from '../../../features/users/session/selectors';
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
