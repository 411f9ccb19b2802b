import { useSelector } from 'react-redux';
import { useAction } from '../../../shared/useAction';
import { updateProfile } from '../session/actions';
import { selectUser } from '../session/selectors';
import { ProfileForm } from './ProfileForm';
import { profileForm } from './values';

/** The profile of the session's user, saved over the version that was read. */
export function OwnProfile() {
  const { run } = useAction();
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <ProfileForm
      user={user}
      save={(values, { version }) => run(updateProfile(profileForm(values, version)))}
    />
  );
}
