import { Link, useLocation } from 'react-router';
import { LoginForm } from '../../features/users/session/LoginForm';
import { paths } from '../../paths';
import { AuthPage } from './AuthPage';

export default function LoginPage() {
  const { state } = useLocation() as { state: unknown };
  return (
    <AuthPage
      title="Вход в личный кабинет"
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
