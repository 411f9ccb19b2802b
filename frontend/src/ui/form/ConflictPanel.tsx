import { formatDateTime } from '@shlyah/domain';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';
import { Button } from '../actions/Button';
import { RadioGroup } from '../fields/RadioGroup';
import { Panel } from '../layout/Panel';
import { ChangeList } from './ChangeList';
import styles from './changes.module.css';
import type { SavedBy } from './errors';
import { compared, differing, inWords, withGroups, type Grouping, type Sides } from './groups';

/** Another user saved after the form was read; the form has taken over the untouched fields. */
export interface Conflict<Values> {
  sides: Sides<Values>;
  by?: SavedBy | undefined;
  /** The side whose value is kept, by group label. */
  choices: Readonly<Record<string, string>>;
}

/** The groups that wait for a choice. */
export const undecided = <Values extends object>(
  grouping: Grouping<Values>,
  { sides, choices }: Conflict<Values>,
) => compared(grouping, sides).both.filter(({ label }) => !choices[label]);

interface ConflictPanelProps<Values> {
  title: string;
  grouping: Grouping<Values>;
  conflict: Conflict<Values>;
  onChoose: (choices: Conflict<Values>['choices']) => void;
  /** Takes the other user's state. */
  onDiscard: () => void;
}

/** The other user's changes, the own ones, and a choice for each conflict. The form around it saves the result. */
export function ConflictPanel<Values extends FormikValues>({
  title,
  grouping,
  conflict,
  onChoose,
  onDiscard,
}: ConflictPanelProps<Values>) {
  const { values, isSubmitting, setValues, submitForm } = useFormikContext<Values>();
  const { sides, by, choices } = conflict;
  const { onlyTheirs, both } = compared(grouping, sides);
  const mine = differing(grouping, sides.theirs, values).filter((group) => !both.includes(group));
  const open = undecided(grouping, conflict).length;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [sides]);

  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.conflict}>
      <Panel title={title}>
        <div className={styles.sides}>
          {by && (
            <p>
              {by.name ?? 'Сохранено'}, {formatDateTime(by.at)}
            </p>
          )}
          <p>Ваши правки не сохранены, но и не пропали. Сравните и объедините.</p>
          {onlyTheirs.length > 0 && (
            <section>
              <h3>Уже сохранено</h3>
              <ChangeList changes={inWords(onlyTheirs, sides.base, sides.theirs)} />
            </section>
          )}
          {mine.length > 0 && (
            <section>
              <h3>Добавятся ваши</h3>
              <ChangeList changes={inWords(mine, sides.theirs, values)} />
            </section>
          )}
          {both.map((group) => (
            <RadioGroup
              key={group.label}
              label={`${group.label}: чьё оставить?`}
              value={choices[group.label] ?? ''}
              onChange={(choice) => {
                const source = choice === 'mine' ? sides.mine : sides.theirs;
                void setValues((now) => withGroups(now, source, [group]));
                onChoose({ ...choices, [group.label]: choice });
              }}
              choices={[
                { value: 'mine', label: group.words(sides.mine) || 'пусто', hint: 'Ваше' },
                {
                  value: 'theirs',
                  label: group.words(sides.theirs) || 'пусто',
                  hint: 'Сохранено тем временем',
                },
              ]}
            />
          ))}
          <div className={styles.buttons}>
            <Button busy={isSubmitting} disabled={open > 0} onClick={() => void submitForm()}>
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
