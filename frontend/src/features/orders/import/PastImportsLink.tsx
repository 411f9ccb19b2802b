import { useSelector } from 'react-redux';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/actions/Button';
import { selectUser } from '../../users/session/selectors';
import { PAST_IMPORTS, pastImports } from './past-imports';

/** «Загрузки»: from the list of orders to the imports of this browser, where one is printed or taken back; nothing while there is none. */
export function PastImportsLink() {
  const user = useSelector(selectUser);
  if (!user || pastImports(user.id).length === 0) return null;
  return (
    <LinkButton to={`${paths.importOrders}#${PAST_IMPORTS}`} icon="clock" kind="secondary" iconOnly="desks">
      Загрузки
    </LinkButton>
  );
}
