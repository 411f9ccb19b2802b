import { useSelector } from 'react-redux';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { updateProfile } from '../session/actions';
import { selectUser } from '../session/selectors';
import { ProfileForm } from './ProfileForm';
import { profileForm } from './values';

/** The profile of the session's user, saved over the version that was read. */
export function OwnProfile() {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <ProfileForm
      user={user}
      save={async (values, { version }) =>
        failureIn(await dispatch(updateProfile(profileForm(values, version))))
      }
    />
  );
}
