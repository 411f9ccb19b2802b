import { Fragment } from 'react';
import styles from './day.module.css';
import { figuresIn, type Figures } from './words';

/** «9 заказов, 14 мест, 83 кг, 0.42 м³, 2 без цены», in columns where there is room. */
export function GroupFigures({ figures }: { figures: Figures }) {
  return (
    <span className={styles.columns}>
      {figuresIn(figures).map((text, at) => (
        <Fragment key={text}>
          {at > 0 && <span className={styles.comma}>, </span>}
          <span>{text}</span>
        </Fragment>
      ))}
    </span>
  );
}
