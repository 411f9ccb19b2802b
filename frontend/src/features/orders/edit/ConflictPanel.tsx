import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { Panel } from '../../../ui/layout/Panel';
import { ChangeList } from './ChangeList';
import styles from './changes.module.css';
import { merged, sidesOf, type Conflict } from './merge';
import type { Names } from './units';
import type { EditValues } from './values';

interface ConflictPanelProps {
  conflict: Conflict;
  names: Names;
  busy: boolean;
  onSave: (values: EditValues) => void;
  /** Takes the order as the other person left it. */
  onDiscard: () => void;
}

/** Someone else has saved meanwhile: their changes, mine, and a choice where both changed the same. */
export function ConflictPanel({ conflict, names, busy, onSave, onDiscard }: ConflictPanelProps) {
  const { base, mine, theirs } = conflict;
  const { onlyMine, onlyTheirs, both } = sidesOf(conflict);
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  const open = both.filter(({ label }) => !choices[label]).length;
  const keepMine = both.filter(({ label }) => choices[label] === 'mine');
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.conflict}>
      <Panel title="Заказ тем временем изменили">
        <div className={styles.sides}>
          <p>Ваши правки не сохранены, но и не пропали. Сравните и объедините.</p>
          {onlyTheirs.length > 0 && (
            <section>
              <h3>Войдут уже сохранённые изменения</h3>
              <ChangeList units={onlyTheirs} from={base} to={theirs} names={names} />
            </section>
          )}
          {onlyMine.length > 0 && (
            <section>
              <h3>Войдут ваши изменения</h3>
              <ChangeList units={onlyMine} from={base} to={mine} names={names} />
            </section>
          )}
          {both.map((unit) => (
            <RadioGroup
              key={unit.label}
              label={`${unit.label}: выберите`}
              value={choices[unit.label] ?? ''}
              onChange={(choice) => setChoices({ ...choices, [unit.label]: choice })}
              choices={[
                { value: 'mine', label: unit.words(mine, names) || 'пусто', hint: 'Ваше' },
                {
                  value: 'theirs',
                  label: unit.words(theirs, names) || 'пусто',
                  hint: 'Сохранено тем временем',
                },
              ]}
            />
          ))}
          <div className={styles.buttons}>
            <Button busy={busy} disabled={open > 0} onClick={() => onSave(merged(conflict, keepMine))}>
              Объединить и сохранить
            </Button>
            <Button kind="secondary" onClick={onDiscard}>
              Отбросить мои правки
            </Button>
          </div>
          {open > 0 && <p className={styles.hint}>Сначала выберите, что оставить.</p>}
        </div>
      </Panel>
    </div>
  );
}
