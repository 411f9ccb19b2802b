import type { AccessItemDto } from '@shlyah/api-client';
import { CREDENTIAL_KINDS, formatDateTime } from '@shlyah/domain';
import { useRef, useState, type ReactNode } from 'react';
import { QueryState } from '../../../shared/QueryState';
import { reasonOf } from '../../../shared/failure';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import styles from './AccessReview.module.css';
import { endAccess, reviewAccess } from './actions';

interface AccessReviewProps {
  token: string;
  /** In place of the question when there is nothing to ask about. */
  empty?: ReactNode;
}

/** Access of a recovered account older than the suspicion, by the letter's token: «Оставить?» */
export function AccessReview({ token, empty }: AccessReviewProps) {
  const review = useLoaded(reviewAccess, { token });
  const { pressed, run } = useAction();
  const [result, setResult] = useState<{ kind: 'success' | 'error'; words: string }>();
  const heading = useRef<HTMLHeadingElement>(null);

  const end = (items: AccessItemDto[], button: string) =>
    run(
      endAccess({ token, ids: items.map(({ id }) => id) }),
      {
        onFailed: (failure) =>
          setResult({ kind: 'error', words: `Завершить не удалось. ${reasonOf(failure)}` }),
        onDone: () => {
          setResult({ kind: 'success', words: `Завершено: ${items.map(titleOf).join(', ')}` });
          review.reload();
          // The button that was pressed goes away with its row.
          heading.current?.focus();
        },
      },
      button,
    );

  // The link itself is invalid: asking again would not help.
  if (review.loading.state === 'failed' && review.loading.failure.status === 422)
    return <Notice kind="attention" title={reasonOf(review.loading.failure)} />;
  return (
    <QueryState
      loaded={review}
      failedTitle="Не удалось узнать, что действует в кабинете"
      waiting={<SkeletonRows rows={2} height="56px" label="Узнаём, что действует в кабинете…" />}
    >
      {({ items }) =>
        items.length === 0 && !result ? (
          empty
        ) : (
          <section className={styles.review} aria-labelledby="access-review">
            <h2 id="access-review" tabIndex={-1} ref={heading}>
              {items.length > 0 ? 'Оставить?' : 'Больше ничего не осталось'}
            </h2>
            {result && (
              <Notice
                kind={result.kind}
                role={result.kind === 'error' ? 'alert' : 'status'}
                title={result.words}
              />
            )}
            {items.length > 0 && (
              <>
                <p>
                  Это сделано раньше и действует. Своё оставьте. Если чего-то не узнаёте, завершите: вместе с
                  ним завершатся все входы и всё, что появилось в кабинете после возврата.
                </p>
                <ul className={styles.list}>
                  {items.map((item) => (
                    <li key={item.id} className={styles.row}>
                      <div>
                        <p>
                          <strong>{titleOf(item)}</strong>
                        </p>
                        <p className="quiet">с {formatDateTime(item.since)}</p>
                      </div>
                      <Button
                        kind="secondary"
                        size="small"
                        busy={pressed === item.id}
                        aria-label={`Завершить: ${titleOf(item)}`}
                        onClick={() => void end([item], item.id)}
                      >
                        Завершить
                      </Button>
                    </li>
                  ))}
                </ul>
                {items.length > 1 && (
                  <Button kind="secondary" busy={pressed === 'all'} onClick={() => void end(items, 'all')}>
                    Завершить всё
                  </Button>
                )}
              </>
            )}
          </section>
        )
      }
    </QueryState>
  );
}

const titleOf = ({ kind, name }: AccessItemDto): string => `${CREDENTIAL_KINDS[kind]} «${name}»`;
