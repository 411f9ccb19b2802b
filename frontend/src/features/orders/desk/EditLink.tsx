import { paths } from '../../../paths';
import { LinkButton, type LinkButtonProps } from '../../../ui/actions/Button';
import type { ReturnTo } from '../return-to';

interface EditLinkProps extends Pick<LinkButtonProps, 'kind'> {
  id: number;
  returnTo: ReturnTo;
}

/** «Редактировать»; the link keeps the list that the order was opened from. */
export function EditLink({ id, returnTo, ...look }: EditLinkProps) {
  return (
    <LinkButton {...look} to={paths.editOrder(id) + returnTo.search}>
      Редактировать
    </LinkButton>
  );
}
