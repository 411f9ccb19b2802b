import { Button } from '../../ui/actions/Button';
import { FieldSet } from '../../ui/fields/Field';
import styles from './courier.module.css';

interface Props {
  all: number;
  value: number;
  onChange: (places: number) => void;
}

/** How many places were given, by two large buttons: a keyboard of digits is hard to hit in gloves. */
export function PlacesStepper({ all, value, onChange }: Props) {
  return (
    <FieldSet label="Сколько мест забрали">
      <div className={styles.stepper}>
        <Button kind="secondary" size="large" disabled={value <= 1} onClick={() => onChange(value - 1)}>
          <span aria-hidden>−</span>
          <span className="visually-hidden">На одно меньше</span>
        </Button>
        <output>
          {value} из {all}
        </output>
        <Button kind="secondary" size="large" disabled={value >= all} onClick={() => onChange(value + 1)}>
          <span aria-hidden>+</span>
          <span className="visually-hidden">На одно больше</span>
        </Button>
      </div>
    </FieldSet>
  );
}
