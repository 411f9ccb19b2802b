import { actorKind, mayDo, type Capability } from '@shlyah/domain';
import { useSelector } from 'react-redux';
import { selectUser } from './selectors';

/** Asks what the person at the screen may do: `const may = useMay(); may('orders:delete')`. */
export function useMay(): (capability: Capability) => boolean {
  const user = useSelector(selectUser);
  return (capability) => mayDo(actorKind(user), user, capability);
}
