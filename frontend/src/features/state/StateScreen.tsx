import { formatDateTime } from '@shlyah/domain';
import { QueryState } from '../../shared/QueryState';
import { useLoaded } from '../../shared/useLoaded';
import { Button } from '../../ui/actions/Button';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Panel } from '../../ui/layout/Panel';
import { getState } from './actions';
import { StateRow } from './StateRow';
import styles from './state.module.css';

/** State of the running service: working parts, failed parts, and their remedies. */
export function StateScreen() {
  const state = useLoaded(getState, undefined);
  const { data, loading, reload } = state;
  return (
    <>
      <PageHeader
        title="Состояние"
        note={data && `Версия ${data.version}, работает с ${formatDateTime(data.startedAt)}`}
        actions={
          <Button kind="secondary" busy={loading.state === 'loading'} onClick={reload}>
            Проверить снова
          </Button>
        }
      />
      <QueryState
        loaded={state}
        failedTitle="Не удалось узнать состояние"
        waiting={<SkeletonRows rows={10} height="56px" label="Проверяем…" />}
      >
        {({ rows }) => (
          <Panel>
            <ul className={styles.list}>
              {rows.map((row) => (
                <StateRow key={row.title} row={row} />
              ))}
            </ul>
          </Panel>
        )}
      </QueryState>
    </>
  );
}
