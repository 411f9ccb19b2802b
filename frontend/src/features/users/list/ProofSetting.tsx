import { clientProofFields, COURIER_PROOFS, courierProofs, type CourierProof } from '@shlyah/domain';
import { useAction } from '../../../shared/useAction';
import { Problem } from '../../../ui/feedback/Notice';
import { Select } from '../../../ui/fields/Select';
import { updateUserInfo } from '../actions';
import type { UserDetails } from '../words';
import styles from './users.module.css';

interface ProofSettingProps {
  user: UserDetails;
  onSaved: (changes: Pick<UserDetails, 'version' | 'courierProof'>) => void;
}

/** What drivers ask for at the receivers of a client, saved as it is chosen. */
export function ProofSetting({ user, onSaved }: ProofSettingProps) {
  const { run, busy, problem } = useAction();
  const save = (choice: string) => {
    const courierProof = choice === '' ? null : (choice as CourierProof);
    void run(updateUserInfo({ id: user.id, version: user.version, courierProof }), {
      done: 'Настройка водителя сохранена',
      onDone: ({ version }) => onSaved({ version, courierProof }),
    });
  };
  return (
    <div className={styles.setting}>
      <Select
        label={clientProofFields.courierProof.label}
        width="medium"
        placeholder="Как у компании"
        value={user.courierProof ?? ''}
        choices={courierProofs.map((value) => ({ value, label: COURIER_PROOFS[value] }))}
        disabled={busy}
        onChange={save}
      />
      <Problem>{problem}</Problem>
    </div>
  );
}
