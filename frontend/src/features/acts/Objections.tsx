import type { ActDto, ActLineDto, ObjectionDto } from '@shlyah/api-client';
import { capitalised, formatDateTime } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../shared/useAction';
import { Button } from '../../ui/actions/Button';
import { Problem } from '../../ui/feedback/Notice';
import { useMay } from '../users/session/useMay';
import { withdrawObjection } from './actions';
import { ActLinks } from './ActLinks';
import styles from './acts.module.css';
import { AnswerDialog } from './AnswerDialog';
import { changedWords } from './changed-words';
import { placeOf } from './words';

interface ObjectionsProps {
  act: ActDto;
  onChanged: (act: ActDto) => void;
  /** Null for who cannot correct the act. */
  onCorrect: ((line: ActLineDto, objected: string) => void) | null;
}

/** The objections to an act: the client withdraws those that wait, staff answer them. */
export function Objections({ act, onChanged, onCorrect }: ObjectionsProps) {
  const may = useMay();
  const { busy, pressed, problem, run } = useAction();
  const [answering, setAnswering] = useState<ObjectionDto | null>(null);
  if (act.objections.length === 0) return null;
  const withdraw = ({ id }: ObjectionDto) =>
    void run(
      withdrawObjection(id),
      { done: 'Возражение отозвано', onDone: onChanged, onFresh: onChanged, changed: changedWords },
      String(id),
    );
  return (
    <section className={styles.stack} aria-labelledby="objections">
      <h2 id="objections">Возражения</h2>
      <Problem>{problem}</Problem>
      <ul className={styles.objections}>
        {act.objections.map((objection) => {
          const line = act.lines.find(({ position }) => position === objection.position);
          const isWaiting = objection.answeredAt === null && objection.withdrawnAt === null;
          return (
            <li key={objection.id} className={styles.objection}>
              <p>
                <strong>{capitalised(placeOf(objection))}</strong>
                {line && ` — ${line.words}`}
              </p>
              <p className={styles.words}>{objection.words}</p>
              <p className="quiet">{madeWords(objection)}</p>
              <Outcome objection={objection} />
              {isWaiting && (
                <div className={styles.actions}>
                  {may('acts:agree') && (
                    <Button
                      kind="secondary"
                      aria-label={`Отозвать возражение: ${placeOf(objection)}`}
                      busy={busy && pressed === String(objection.id)}
                      onClick={() => withdraw(objection)}
                    >
                      Отозвать
                    </Button>
                  )}
                  {may('orders:edit') && (
                    <Button
                      kind="secondary"
                      aria-label={`Ответить на возражение: ${placeOf(objection)}`}
                      onClick={() => setAnswering(objection)}
                    >
                      Ответить…
                    </Button>
                  )}
                  {onCorrect && line && (
                    <Button
                      kind="secondary"
                      aria-label={`Исправить по возражению: ${placeOf(objection)}`}
                      onClick={() => onCorrect(line, objection.words)}
                    >
                      Исправить…
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {answering && (
        <AnswerDialog objection={answering} onClose={() => setAnswering(null)} onChanged={onChanged} />
      )}
    </section>
  );
}

const madeWords = ({ author, at, isLate }: ObjectionDto): string =>
  [author, formatDateTime(at), isLate && 'после срока'].filter(Boolean).join(', ');

function Outcome({ objection }: { objection: ObjectionDto }) {
  const { withdrawnAt, answeredAt, answeredBy, answer, correction } = objection;
  if (withdrawnAt) return <p>Отозвано {formatDateTime(withdrawnAt)}.</p>;
  if (!answeredAt) return <p>Ждёт ответа.</p>;
  const who = [answeredBy, formatDateTime(answeredAt)].filter(Boolean).join(', ');
  return (
    <div>
      {correction ? (
        <p>
          Исправлено корректировочным актом <ActLinks acts={[correction]} />
        </p>
      ) : (
        <p className={styles.words}>{`Ответ: ${answer ?? ''}`}</p>
      )}
      <p className="quiet">{who}</p>
    </div>
  );
}
