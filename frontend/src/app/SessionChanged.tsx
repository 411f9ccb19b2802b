import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { nameOf } from '../features/users/session/selectors';
import type { User } from '../features/users/session/slice';
import { paths } from '../paths';
import type { ActionFailure } from '../shared/failure';
import { useOpenPage } from '../ui/open-page';
import { Button } from '../ui/actions/Button';
import { EmptyState, FailedState } from '../ui/feedback/EmptyState';
import styles from './SessionChanged.module.css';

interface SessionChangedProps {
  /** The user now logged in, or why it is unknown. */
  other: User | ActionFailure;
  /** It is the user of the page, with fewer rights. */
  isDemoted?: boolean;
  onRetry: () => void;
}

/** Covers a page whose account is not the logged-in one; it shows no data of the page's account. */
export function SessionChanged({ other, isDemoted = false, onRetry }: SessionChangedProps) {
  const openPage = useOpenPage();
  const { pathname, search } = useLocation();
  if (isDemoted) {
    return (
      <Screen title="Нет доступа">
        <EmptyState
          title="Нет доступа"
          action={
            <>
              <Button onClick={() => openPage(paths.cabinet)}>Открыть свой кабинет</Button>
              <Button kind="secondary" onClick={onRetry}>
                Проверить снова
              </Button>
            </>
          }
        >
          Администратор изменил ваши права, поэтому страница скрыта. Введённое на ней пока не пропало: если
          права вернут, нажмите «Проверить снова», и страница откроется такой, какой была.
        </EmptyState>
      </Screen>
    );
  }
  if ('id' in other) {
    return (
      <Screen title="В этом браузере вошли под другим именем">
        <EmptyState
          title="В этом браузере вошли под другим именем"
          action={<Button onClick={() => openPage(paths.cabinet)}>Открыть этот кабинет</Button>}
        >
          Сейчас открыт кабинет: {nameOf(other)}. Эта страница — из другого кабинета, поэтому она скрыта.
          Введённое сохранено: когда в другой вкладке войдут под прежним именем, страница откроется снова.
        </EmptyState>
      </Screen>
    );
  }
  if (other.status !== 401) {
    return (
      <Screen title="Не удалось проверить вход">
        <FailedState title="Не удалось проверить вход" onRetry={onRetry}>
          {other.message}
        </FailedState>
      </Screen>
    );
  }
  return (
    <Screen title="Вы вышли из кабинета">
      <EmptyState
        title="Вы вышли из кабинета"
        action={<Button onClick={() => openPage(pathname + search)}>Войти</Button>}
      >
        Поэтому страница скрыта. Войдите, и вы вернётесь на неё. Если на ней осталось несохранённое, войдите в
        другой вкладке: тогда она откроется такой, какой была.
      </EmptyState>
    </Screen>
  );
}

/** Above everything, the page's dialogs included, until the session is that of the page's account. */
function Screen({ title, children }: { title: string; children: ReactNode }) {
  const screen = useRef<HTMLDialogElement>(null);
  useEffect(() => screen.current?.showModal(), []);
  return (
    <dialog
      ref={screen}
      className={styles.screen}
      // All else is hidden (SessionGate.tsx).
      style={{ visibility: 'visible' }}
      aria-label={title}
      onCancel={(event) => event.preventDefault()}
      // Chromium closes a dialog at the second Escape even when `cancel` is prevented.
      onClose={(event) => event.currentTarget.showModal()}
    >
      {children}
    </dialog>
  );
}
