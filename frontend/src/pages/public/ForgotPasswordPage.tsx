import { Link } from 'react-router';
import { ForgotPasswordForm } from '../../features/users/session/ForgotPasswordForm';
import { paths } from '../../paths';
import { AuthLead, AuthPage } from './AuthPage';

export default function ForgotPasswordPage() {
  return (
    <AuthPage title="Забыли пароль?" after={<Link to={paths.login}>Вернуться ко входу</Link>}>
      <ForgotPasswordForm
        lead={
          <AuthLead>
            Укажите почту, с которой регистрировались. Пришлём ссылку, по которой можно задать новый пароль.
          </AuthLead>
        }
      />
    </AuthPage>
  );
}
