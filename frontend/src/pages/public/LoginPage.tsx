import { Link, useLocation } from 'react-router';
import { LoginForm } from '../../features/users/session/LoginForm';
import { useDestinationAfterLogin } from '../../features/users/session/useDestinationAfterLogin';
import { paths } from '../../paths';
import { useHydrated } from '../../ui/useHydrated';
import { AuthPage } from './AuthPage';

/** Why a visitor is here who wanted another page. */
const reasonOf = (next: string): string =>
  next === paths.addOrder
    ? 'Заказ оформляют в личном кабинете. Войдите, и откроется его форма.'
    : 'Сеанс закончился или ещё не начат. Войдите, и откроется страница, на которую вы шли.';

export default function LoginPage() {
  const { state } = useLocation() as { state: unknown };
  const next = useDestinationAfterLogin();
  // The page is sent without a reason: the way here is known to the browser alone.
  const isSent = !useHydrated();
  return (
    <AuthPage
      title="Вход в личный кабинет"
      lead={!isSent && next !== paths.cabinet && reasonOf(next)}
      after={
        <>
          <Link to={paths.forgotPassword}>Забыли пароль ?</Link>
          <p>
            Ещё не с нами?{' '}
            <Link to={paths.register} state={state}>
              Зарегистрироваться
            </Link>
          </p>
        </>
      }
    >
      <LoginForm />
    </AuthPage>
  );
}
