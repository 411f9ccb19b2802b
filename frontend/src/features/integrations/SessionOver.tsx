import { useOpenPage } from '../../shared/open-page';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import styles from './integrations.module.css';

/** Above a form whose values are kept in the tab: the way to the login leads back to them. */
export function SessionOver() {
  const openPage = useOpenPage();
  return (
    <Notice kind="attention" title="Сеанс закончился">
      <div className={styles.stack}>
        <p>Войдите ещё раз: введённое сохранено, вы вернётесь к этой форме.</p>
        <Button kind="secondary" size="small" onClick={() => openPage(window.location.href)}>
          Войти снова
        </Button>
      </div>
    </Notice>
  );
}
