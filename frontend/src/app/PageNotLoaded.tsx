import { useCallback, useEffect, useRef, useState } from 'react';
import { HealthService } from '@shlyah/api-client';
import { Button } from '../ui/actions/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Spinner } from '../ui/feedback/Spinner';

type Cause = 'asking' | 'offline' | 'released';

/** Pause between attempts without a network: the `online` event may come before the first request succeeds, or not at all. */
const RETRY_MS = 5000;

/** Whether the server answers at all; an unhealthy one counts as reachable. */
async function isReachable(): Promise<boolean> {
  try {
    await HealthService.getHealth();
    return true;
  } catch (error) {
    return typeof (error as { status?: unknown }).status === 'number';
  }
}

/**
 * In place of a page whose code did not come: without a network it opens by itself as soon as there is one, after a new
 * release it asks to load the site anew. The address stays, so the wanted page opens.
 */
export function PageNotLoaded() {
  const [cause, setCause] = useState<Cause>('asking');
  const wasOffline = useRef(false);
  const ask = useCallback(async () => {
    const reachable = await isReachable();
    if (reachable && wasOffline.current) return window.location.reload();
    wasOffline.current ||= !reachable;
    setCause(reachable ? 'released' : 'offline');
  }, []);
  useEffect(() => {
    const first = setTimeout(() => void ask());
    return () => clearTimeout(first);
  }, [ask]);
  useEffect(() => {
    if (cause !== 'offline') return undefined;
    const again = () => void ask();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [cause, ask]);
  const retry = () => {
    setCause('asking');
    void ask();
  };

  if (cause === 'asking') return <Spinner label="Загружаем…" />;
  if (cause === 'offline') {
    return (
      <div role="alert">
        <EmptyState
          title="Нет связи"
          action={
            <Button kind="secondary" icon="repeat" onClick={retry}>
              Попробовать ещё раз
            </Button>
          }
        >
          Эта страница ещё не загружена. Как только интернет появится, она откроется сама.
        </EmptyState>
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        title="Сайт обновился"
        action={<Button onClick={() => window.location.reload()}>Обновить страницу</Button>}
      >
        Пока вкладка была открыта, вышла новая версия. Обновите страницу: вы останетесь там же.
      </EmptyState>
    </div>
  );
}
