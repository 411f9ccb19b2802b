import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/actions/Button';
import type { ReturnTo } from '../return-to';

/** «Редактировать»; the way through the list goes along. */
export function EditLink({ id, returnTo: returnTo }: { id: number; returnTo: ReturnTo }) {
  return (
    <LinkButton kind="secondary" icon="edit" to={paths.editOrder(id) + returnTo.search}>
      Редактировать
    </LinkButton>
  );
}
