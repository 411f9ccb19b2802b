import { Link } from 'react-router';
import { RegisterForm } from '../../features/users/session/RegisterForm';
import { paths } from '../../paths';
import { AuthPage } from './AuthPage';

export default function RegisterPage() {
  return (
    <AuthPage
      title="Регистрация"
      lead="После регистрации менеджер проверит заявку и пришлёт решение на почту. Пока он это делает, можно заполнить контракт и рассчитать стоимость."
      after={
        <p>
          Уже есть кабинет? <Link to={paths.login}>Войти</Link>
        </p>
      }
    >
      <RegisterForm />
    </AuthPage>
  );
}
