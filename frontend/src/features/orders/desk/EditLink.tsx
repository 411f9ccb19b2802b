import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/actions/Button';
import type { ReturnTo } from '../return-to';

/** «Редактировать»; the link keeps the list that the order was opened from. */
export function EditLink({ id, returnTo }: { id: number; returnTo: ReturnTo }) {
  return (
    <LinkButton icon="edit" to={paths.editOrder(id) + returnTo.search}>
      Редактировать
    </LinkButton>
  );
}
