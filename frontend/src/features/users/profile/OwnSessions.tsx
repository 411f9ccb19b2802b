import type { OwnSessionDto } from '@shlyah/api-client';
import { formatDateTime } from '@shlyah/domain';
import { useEffect } from 'react';
import { paths } from '../../../paths';
import { QueryState } from '../../../shared/QueryState';
import { useOpenPage } from '../../../ui/open-page';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { useSectionOfHash } from '../../../shared/useSectionOfHash';
import { Button } from '../../../ui/actions/Button';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { notify } from '../../../ui/feedback/Toasts';
import { nbsp } from '../../../ui/text';
import { logout } from '../session/actions';
import styles from './OwnSessions.module.css';
import { endOtherSessions, endSession, getSessions } from './session-actions';

/** «Устройства» of the profile: every device that is logged in, and how to end it. `ended` counts what has ended sessions elsewhere on the page. */
export default function OwnSessions({ ended = 0 }: { ended?: number }) {
  const sessions = useLoaded(getSessions, undefined);
  const { reload } = sessions;
  useEffect(() => {
    if (ended > 0) reload();
  }, [ended, reload]);
  const heading = useSectionOfHash('sessions', sessions.data);
  return (
    <section className={styles.sessions} aria-labelledby="sessions">
      <h2 id="sessions" tabIndex={-1} ref={heading}>
        Устройства
      </h2>
      <QueryState
        loaded={sessions}
        failedTitle="Не удалось узнать, где вы вошли"
        waiting={<SkeletonRows rows={2} height="56px" label="Узнаём, где вы вошли…" />}
      >
        {(list) => (
          <SessionList
            list={list}
            onEnded={() => {
              sessions.reload();
              // The button that was pressed goes away with its row.
              heading.current?.focus();
            }}
          />
        )}
      </QueryState>
    </section>
  );
}

interface SessionListProps {
  list: OwnSessionDto[];
  onEnded: () => void;
}

function SessionList({ list, onEnded }: SessionListProps) {
  const openPage = useOpenPage();
  const { pressed, run } = useAction();

  const end = async ({ id, device, current }: OwnSessionDto) => {
    const failure = await (current ? run(logout(), {}, id) : run(endSession(id), {}, id));
    // A session already over counts as ended.
    if (failure && failure.status !== (current ? 401 : 404))
      return notify.error(`Не удалось выйти. ${failure.message}`);
    if (current) return openPage(paths.home);
    notify.success(`${device}: вход завершён`);
    onEnded();
  };
  const endOthers = () =>
    run(
      endOtherSessions(),
      { done: 'На остальных устройствах вход завершён', failed: 'Не удалось выйти.', onDone: onEnded },
      'others',
    );

  return (
    <>
      <ul className={styles.list}>
        {ownFirst(list).map((session) => (
          <li key={session.id} className={styles.row}>
            <div>
              <p className={styles.device}>
                <strong>{session.device}</strong>
                {session.current && <StatusBadge tone="done">это устройство</StatusBadge>}
              </p>
              <p className={styles.quiet}>{whereAndWhen(session)}</p>
            </div>
            <Button
              kind="secondary"
              size="small"
              busy={pressed === session.id}
              aria-label={`Выйти: ${session.device}${session.current ? ', это устройство' : ''}`}
              onClick={() => void end(session)}
            >
              Выйти
            </Button>
          </li>
        ))}
      </ul>
      {list.length > 1 && (
        <div className={styles.others}>
          <Button kind="secondary" busy={pressed === 'others'} onClick={() => void endOthers()}>
            Выйти на остальных устройствах
          </Button>
          <p className={styles.quiet}>Не узнаёте устройство или место? Завершите вход и смените пароль.</p>
        </div>
      )}
    </>
  );
}

const ownFirst = (list: OwnSessionDto[]): OwnSessionDto[] =>
  list.toSorted((one, other) => Number(other.current) - Number(one.current));

function whereAndWhen({ address, createdAt, lastSeenAt, current }: OwnSessionDto): string {
  const parts = [
    address && `адрес ${address}`,
    `вошли ${formatDateTime(createdAt)}`,
    current ? 'сейчас в кабинете' : `были здесь ${formatDateTime(lastSeenAt)}`,
  ];
  return parts
    .filter(Boolean)
    .map((part) => String(part).replaceAll(' ', nbsp))
    .join(', ');
}
