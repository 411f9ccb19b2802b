import { Users } from '../../../features/users/list/Users';

/** «Пользователи» of an admin, «Клиенты» of a manager. */
export default function UsersPage() {
  return <Users />;
}
