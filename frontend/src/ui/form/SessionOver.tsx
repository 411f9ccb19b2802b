import { useEffect, useRef } from 'react';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { useOpenPage } from '../open-page';
import styles from './DataForm.module.css';

/** Above a form whose values are kept: the way to the login leads back to them. */
export function SessionOver() {
  const openPage = useOpenPage();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice kind="attention" role="alert" title="Сеанс закончился">
        <div className={styles.over}>
          <p>Войдите ещё раз: введённое сохранено, вы вернётесь к этой форме.</p>
          <Button kind="secondary" size="small" onClick={() => openPage(window.location.href)}>
            Войти снова
          </Button>
        </div>
      </Notice>
    </div>
  );
}
