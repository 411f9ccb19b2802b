import { paths } from '../../paths';
import { LinkButton } from '../../ui/actions/Button';

/** The way to a customer's contract on a page of its own. */
export function ContractLink({ userId }: { userId: number }) {
  return (
    <p>
      <LinkButton kind="quiet" size="small" to={paths.userContract(userId)} iconAfter="arrowRight">
        Открыть контракт отдельно
      </LinkButton>
    </p>
  );
}
