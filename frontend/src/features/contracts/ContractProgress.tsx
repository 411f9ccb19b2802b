import { contractFields } from '@shlyah/domain';
import { fieldIdOf } from '../../ui/form/errors';
import { Panel } from '../../ui/layout/Panel';
import styles from './Contract.module.css';
import { FIELD_NAMES, missingFields, type ContractValues } from './values';

interface ContractProgressProps {
  values: ContractValues;
  hasRegistration: boolean;
  hasProxy: boolean;
}

/** Share of the contract filled in, and the missing fields, each a link to its field. */
export function ContractProgress({ values, hasRegistration, hasProxy }: ContractProgressProps) {
  const missing = missingFields(values);
  const filled = FIELD_NAMES.length - missing.length;
  const scans = [!hasRegistration && 'скан свидетельства о регистрации', !hasProxy && 'скан доверенности'];
  const absent = scans.filter(Boolean).join(', ');
  return (
    <Panel title="Что осталось" tone="sand" as="aside">
      <div className={styles.progress}>
        <label htmlFor="contract-progress">
          Заполнено {filled} из {FIELD_NAMES.length}
        </label>
        <progress id="contract-progress" max={FIELD_NAMES.length} value={filled} />
        {missing.length > 0 ? (
          <ul>
            {missing.map((name) => (
              <li key={name}>
                <a
                  href={`#${fieldIdOf(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldIdOf(name))?.focus();
                  }}
                >
                  {contractFields[name].label}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p>Все обязательные поля заполнены.</p>
        )}
        {absent && <p className="quiet">Можно добавить: {absent}.</p>}
      </div>
    </Panel>
  );
}
