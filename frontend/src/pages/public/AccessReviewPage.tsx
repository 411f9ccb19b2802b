import { useSearchParams } from 'react-router';
import { AccessReview } from '../../features/users/session/AccessReview';
import { AuthPage } from './AuthPage';

export default function AccessReviewPage() {
  const [query] = useSearchParams();
  return (
    <AuthPage title="Что действует в кабинете">
      <AccessReview token={query.get('token') ?? ''} empty={<p>Прежних ключей и уведомлений нет.</p>} />
    </AuthPage>
  );
}
