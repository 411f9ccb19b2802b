import { Users } from '../../../features/users/list/Users';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';
import { useMay } from '../../../features/users/session/useMay';

/** «Пользователи» of an admin, «Клиенты» of a manager. */
export default function UsersPage() {
  const canManage = useMay()('users:delete');
  const title = canManage ? 'Пользователи' : 'Клиенты';
  return (
    <>
      <Title>{`${title} — Шлях`}</Title>
      <PageHeader title={title} />
      <Users canManage={canManage} />
    </>
  );
}
