import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/actions/Button';
import type { Trail } from '../trail';

/** «Редактировать»; the way through the list goes along. */
export function EditLink({ id, trail }: { id: number; trail: Trail }) {
  return (
    <LinkButton kind="secondary" icon="edit" to={paths.editOrder(id) + trail.search}>
      Редактировать
    </LinkButton>
  );
}
