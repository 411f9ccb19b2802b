import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Details } from '../../../ui/layout/Details';
import styles from './LeftOut.module.css';
import { leftOutWords, rowWords } from './left-out-words';
import type { LeftOut as LeftOutPart } from './types';

/** Rows of one reason that can be taken one by one. */
const ONE_BY_ONE = 12;

interface LeftOutProps {
  parts: readonly LeftOutPart[];
  /** Where they do not go: «в заказы». */
  into: string;
  /** Rows that the person has taken. */
  taken: readonly number[];
  busy: boolean;
  onTake: (taken: number[]) => void;
  /** Forgets that the rows were answered to be repeats; absent where they were not. */
  onAskAgain?: (() => void) | undefined;
}

/** What of a file makes no orders, why, and the buttons that take it all the same. */
export function LeftOut({ parts, into, taken, busy, onTake, onAskAgain }: LeftOutProps) {
  const list = useRef<HTMLUListElement>(null);
  const isPressed = useRef(false);
  // With the answer the pressed button is gone.
  useEffect(() => {
    if (busy || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) list.current?.focus();
  }, [busy, parts]);
  if (parts.length === 0 && taken.length === 0) return null;
  const take = (rows: readonly number[]) => {
    isPressed.current = true;
    onTake([...new Set([...taken, ...rows])].sort((one, other) => one - other));
  };
  const words = leftOutWords(parts);
  const summary = words === '' ? 'Особое в файле' : `Не войдут ${into}: ${words}`;
  return (
    <Details summary={summary}>
      <ul ref={list} className={styles.parts} tabIndex={-1} aria-label={summary}>
        {parts.map((part) => (
          <li key={`${part.kind} ${part.reason} ${part.name}`} className={styles.part}>
            <p className={styles.words}>
              <b>{titleOf(part)}</b>
              <span className="quiet">{part.reason}</span>
              {part.rows.length > 0 && <span className="quiet">{part.name}</span>}
            </p>
            {part.canTake && part.rows.length > 0 && <Take rows={part.rows} busy={busy} onTake={take} />}
            {part.kind === 'repeat' && onAskAgain && (
              <Button
                kind="secondary"
                size="small"
                busy={busy}
                onClick={() => {
                  isPressed.current = true;
                  onAskAgain();
                }}
              >
                Спросить ещё раз
              </Button>
            )}
          </li>
        ))}
        {taken.length > 0 && (
          <li className={styles.part}>
            <p className={styles.words}>
              <b>{rowWords(taken)}</b>
              <span className="quiet">Взяты по вашему решению, хотя в файле они не для заказа</span>
            </p>
            <Button
              kind="secondary"
              size="small"
              busy={busy}
              onClick={() => {
                isPressed.current = true;
                onTake([]);
              }}
            >
              Не брать
            </Button>
          </li>
        )}
      </ul>
    </Details>
  );
}

const titleOf = ({ kind, rows, name }: LeftOutPart): string => {
  if (rows.length > 0) return rowWords(rows);
  return kind === 'sheet' ? `Лист «${name}»` : `Столбец «${name}»`;
};

interface TakeProps {
  rows: readonly number[];
  busy: boolean;
  onTake: (rows: readonly number[]) => void;
}

function Take({ rows, busy, onTake }: TakeProps) {
  const isMany = rows.length > 1;
  return (
    <div className={styles.buttons}>
      <Button kind="secondary" size="small" busy={busy} onClick={() => onTake(rows)}>
        {isMany ? `Взять все ${rows.length}` : 'Взять'}
        <span className="visually-hidden">: {rowWords(rows)}</span>
      </Button>
      {isMany &&
        rows.length <= ONE_BY_ONE &&
        rows.map((row) => (
          <Button key={row} kind="quiet" size="small" busy={busy} onClick={() => onTake([row])}>
            <span className="visually-hidden">Взять строку </span>
            {String(row)}
          </Button>
        ))}
    </div>
  );
}
