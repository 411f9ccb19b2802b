import { useEffect, useRef } from 'react';
import { Button } from '../actions/Button';
import { useOpenPage } from '../open-page';
import { Notice } from './Notice';
import styles from './SessionOver.module.css';

interface SessionOverProps {
  /** Words for the input that comes back after the login. */
  kept?: string | undefined;
}

/** The words where something typed is kept. */
export const KEPT = 'введённое сохранено, вы вернётесь к этой форме';

/** Opens the page anew: it leads to the login and back. */
export function useLoginAgain(): () => void {
  const openPage = useOpenPage();
  return () => openPage(window.location.href);
}

/** The session has ended: the way to the login leads back to this page and to the kept input. */
export function SessionOver({ kept }: SessionOverProps) {
  const logInAgain = useLoginAgain();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice kind="attention" role="alert" title="Сеанс закончился">
        <div className={styles.over}>
          <p>{kept ? `Войдите ещё раз: ${kept}.` : 'Войдите ещё раз, и вы вернётесь на эту же страницу.'}</p>
          <Button kind="secondary" size="small" onClick={logInAgain}>
            Войти снова
          </Button>
        </div>
      </Notice>
    </div>
  );
}
