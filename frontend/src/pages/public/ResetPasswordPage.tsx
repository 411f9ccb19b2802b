import { useSearchParams } from 'react-router';
import { ResetPasswordForm } from '../../features/users/session/ResetPasswordForm';
import { AuthPage } from './AuthPage';

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  return (
    <AuthPage title="Новый пароль">
      <ResetPasswordForm token={query.get('token') ?? ''} />
    </AuthPage>
  );
}
