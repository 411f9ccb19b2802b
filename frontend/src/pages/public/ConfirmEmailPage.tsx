import { useSearchParams } from 'react-router';
import { ConfirmEmail } from '../../features/users/session/ConfirmEmail';
import { AuthPage } from './AuthPage';

export default function ConfirmEmailPage() {
  const [query] = useSearchParams();
  return (
    <AuthPage title="Новая почта">
      <ConfirmEmail token={query.get('token') ?? ''} />
    </AuthPage>
  );
}
