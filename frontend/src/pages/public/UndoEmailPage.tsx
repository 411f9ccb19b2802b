import { useSearchParams } from 'react-router';
import { UndoEmail } from '../../features/users/session/UndoEmail';
import { AuthPage } from './AuthPage';

export default function UndoEmailPage() {
  const [query] = useSearchParams();
  return (
    <AuthPage title="Прежняя почта">
      <UndoEmail token={query.get('token') ?? ''} />
    </AuthPage>
  );
}
