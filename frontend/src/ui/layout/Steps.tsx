import { Link } from 'react-router';
import { classes } from '../classes';
import styles from './Steps.module.css';

interface StepsProps {
  label: string;
  steps: readonly { title: string; /** Steps that can be opened are links. */ to?: string | undefined }[];
  /** Number of the current step, from 1. */
  current: number;
}

/** The progress of a form: done, current and next steps. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const number = index + 1;
          const name = (
            <>
              <span className={styles.number}>{number}</span>
              <span className={styles.title}>{step.title}</span>
            </>
          );
          return (
            <li
              key={step.title}
              className={classes(
                styles.step,
                number < current && styles.done,
                number === current && styles.now,
              )}
              aria-current={number === current ? 'step' : undefined}
            >
              {step.to && number !== current ? (
                <Link to={step.to} className={styles.link}>
                  {name}
                </Link>
              ) : (
                <span className={styles.link}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
