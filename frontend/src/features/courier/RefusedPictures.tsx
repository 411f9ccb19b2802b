import { numbered } from '../../ui/text';
import { Button } from '../../ui/actions/Button';
import { outcomeOf, picturesLeft } from './pictures';
import { useCourier, useCourierState } from './useCourier';
import styles from './courier.module.css';

/** Pictures that the server refuses, each with its sentence. */
export function RefusedPictures() {
  const courier = useCourier();
  const { outcomes, pictures } = useCourierState();
  const { refused } = picturesLeft(pictures, outcomes);
  if (refused.length === 0) return null;
  return (
    <section aria-label="Фото не приняты">
      <h2>Фото не приняты: {refused.length}</h2>
      <ul className={styles.refused}>
        {refused.map((picture) => {
          const order = numbered(outcomeOf(picture, outcomes)?.order ?? 0);
          return (
            <li key={picture.key}>
              <p>
                {order}: {picture.note}
              </p>
              <Button kind="secondary" icon="trash" onClick={() => void courier.dropPicture(picture.key)}>
                Удалить<span className="visually-hidden"> фото заказа {order}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
