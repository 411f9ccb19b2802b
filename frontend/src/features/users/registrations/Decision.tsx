import { useAppDispatch } from '../../../shared/hooks';
import type { User } from '../words';
import { getUnprovedUsers } from './actions';
import { DecisionButtons } from './DecisionButtons';
import { useDecisions } from './useDecisions';

/** The decision on the person's own page; nothing when there is none to take. */
export function Decision({ user, onDecided }: { user: User; onDecided: () => void }) {
  const dispatch = useAppDispatch();
  const refresh = () => {
    // The number in the menu comes with the list.
    void dispatch(getUnprovedUsers({ page: 1, status: 'pending' }));
    onDecided();
  };
  const { dialog, ...decisions } = useDecisions({ onSaved: refresh, onConflict: refresh });
  return (
    <>
      {user.role === 'customer' && user.status !== 'confirmed' && (
        <DecisionButtons applicant={user} size="normal" {...decisions} />
      )}
      {dialog}
    </>
  );
}
