import { Button } from '../../ui/actions/Button';
import { useCourierState } from './useCourier';
import styles from './courier.module.css';

/** A newer release of the page: the driver takes it when there is a moment, since outcomes, forms and the view are kept. */
export function ReleaseBar() {
  const { isOld } = useCourierState();
  if (!isOld) return null;
  return (
    <div className={styles.told}>
      <p role="status">Вышла новая версия страницы. Всё отмеченное останется.</p>
      <Button kind="secondary" onClick={() => window.location.reload()}>
        Обновить страницу
      </Button>
    </div>
  );
}
