import { formatDateTime } from '@shlyah/domain';
import type { NoteDto } from '@shlyah/api-client';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { useChanges } from '../../../shared/changes';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Panel } from '../../../ui/layout/Panel';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useUserId } from '../../users/session/useUserId';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { deleteNote, getNotes } from './actions';
import { noteDraft } from './note-draft';
import styles from './Notes.module.css';

const NoteForm = lazyPart(() => import('./NoteForm'));

/** Notes of staff on an order: read, written and deleted in place. */
export function OrderNotes({ order }: { order: number }) {
  const notes = useLoaded(getNotes, order);
  useChanges((changes) => (changes.missed || changes.notes.includes(order)) && notes.reload());
  const user = useUserId();
  const place = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState(() => noteDraft(user, order).read() !== null);
  const [deleting, setDeleting] = useState<NoteDto | null>(null);
  const { busy, problem, run, hideProblem } = useAction();
  useShortcuts({ n: () => setWriting(true) });

  // The pressed button goes, and the focus with it.
  const stay = () => place.current?.focus({ preventScroll: true });
  const close = () => {
    setWriting(false);
    stay();
  };
  const stop = () => {
    setDeleting(null);
    hideProblem();
  };
  const remove = ({ id }: NoteDto) =>
    run(deleteNote(id), {
      done: 'Заметка удалена',
      onDone: () => {
        stop();
        stay();
        notes.reload();
      },
    });

  return (
    <Panel
      title="Заметки"
      actions={
        !writing && (
          <Button kind="quiet" size="small" aria-keyshortcuts="n" onClick={() => setWriting(true)}>
            Написать
          </Button>
        )
      }
    >
      <div ref={place} tabIndex={-1} className={styles.notes}>
        <p className="quiet">Видят только сотрудники.</p>
        {writing && (
          <Suspense fallback={<SkeletonRows rows={2} label="Загружаем форму…" />}>
            <NoteForm
              order={order}
              colleagues={notes.data?.colleagues ?? []}
              onCancel={close}
              onSaved={() => {
                close();
                notes.reload();
              }}
            />
          </Suspense>
        )}
        {notes.loading.state === 'failed' && (
          <p>
            Заметки загрузить не удалось. {notes.loading.failure.message}{' '}
            <Button kind="quiet" size="small" onClick={notes.reload}>
              Ещё раз
            </Button>
          </p>
        )}
        {notes.data && (
          <ul className={styles.list}>
            {notes.data.notes.map((note) => (
              <li key={note.id}>
                <p className={styles.text}>{note.text}</p>
                <p className="quiet">
                  {note.author}, {formatDateTime(note.createdAt)}
                  {note.removable && (
                    <Button
                      kind="quiet"
                      size="small"
                      aria-label={`Удалить заметку: ${note.text.slice(0, 40)}`}
                      onClick={() => setDeleting(note)}
                    >
                      Удалить
                    </Button>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {deleting && (
        <ConfirmDialog
          open
          title="Удалить заметку?"
          confirmLabel="Удалить"
          cancelLabel="Не удалять"
          busy={busy}
          problem={problem}
          onConfirm={() => void remove(deleting)}
          onCancel={stop}
        >
          <p className={styles.text}>{deleting.text}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
