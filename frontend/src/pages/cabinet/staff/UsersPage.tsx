import { DebtLeft } from '../../../features/payments/DebtLeft';
import { Users } from '../../../features/users/list/Users';

/** The users, and what those leave unpaid that are deleted. */
export default function UsersPage() {
  return <Users leaves={({ id, isLegalEntity }) => isLegalEntity && <DebtLeft user={id} />} />;
}
