import { useEffect } from 'react';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { paths } from '../../../paths';
import { getChecks } from '../actions';
import styles from '../integrations.module.css';
import { Report } from './Report';
import { StartCheck } from './StartCheck';

/** Pause between an answer and the next poll of a check. */
const LOOK_MS = 2000;

/** «Проверка»: reports on the client's programs, and the start of a new one. */
export default function Checks() {
  const runs = useLoaded(getChecks, undefined);
  const { data, loading, reload } = runs;
  // The calls of a key are looked at for half an hour: the report grows when it is asked for.
  const isRunning = data?.some(({ kind, state }) => kind === 'receiver' && state === 'running') ?? false;
  const isAsked = loading.state === 'loading';
  useEffect(() => {
    if (!isRunning || isAsked) return undefined;
    const timer = setTimeout(reload, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isRunning, isAsked, reload]);

  return (
    <div className={styles.stack}>
      <p className="quiet">
        Проверим, верно ли работает ваша программа, и скажем, что исправить. То же — командой в терминале:{' '}
        <a href={`${paths.developers}/check`}>как&nbsp;это&nbsp;устроено</a>
      </p>
      <StartCheck onStarted={reload} />
      <QueryState
        loaded={runs}
        failedTitle="Не удалось загрузить отчёты"
        waiting={<SkeletonRows rows={2} height="72px" label="Загружаем отчёты…" />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="Проверок ещё не было">
              Здесь появятся отчёты: что отправили, что увидели и как должно быть. Храним их 30 дней.
            </EmptyState>
          ) : (
            <ul className={styles.webhooks} aria-label="Отчёты">
              {list.map((run, at) => (
                <li key={run.id}>
                  <Report run={run} open={at === 0} onReload={reload} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </div>
  );
}
