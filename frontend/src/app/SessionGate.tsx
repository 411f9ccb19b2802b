import { carrier } from '@shlyah/api-client/transport';
import { actorKind, actorKindIn, can } from '@shlyah/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { User } from '../features/users/session/slice';
import { paths } from '../paths';
import { failureOf, type ActionFailure } from '../shared/failure';
import { currentMode } from '../shared/mode';
import { useOpenPage } from '../ui/open-page';
import { notify } from '../ui/feedback/Toasts';
import { onAccountChange } from './open-account';
import { LiveChanges } from './LiveChanges';
import { fetchSessionUser } from './page-account';
import { SessionChanged } from './SessionChanged';

/** Hides the page from sight, search and screen readers; unlike `display` it keeps the scroll position. */
const setHidden = (hidden: boolean): void => {
  document.documentElement.style.visibility = hidden ? 'hidden' : '';
};

const RANKS: Record<string, number> = { manager: 1, admin: 2 };
const rankOf = (user: User): number => RANKS[actorKind(user)] ?? 0;

/** Whether the page shows what its account may no longer see. */
const isDemoted = (before: User, now: User): boolean => rankOf(now) < rankOf(before);

/**
 * Hides the page when the session may belong to another user: another tab has logged in or out, the server has refused a call
 * (409 `session_changed`, or 403 when the role was taken away), or Back has restored the page from the back/forward cache. The page is shown again, with all input,
 * if the session is still that of its account.
 */
export function SessionGate({ user }: { user: User }) {
  const openPage = useOpenPage();
  const { pathname, search } = useLocation();
  const [other, setOther] = useState<User | ActionFailure | null>(null);
  const checks = useRef(0);
  /** Restored by Back and still hidden: such a page has no unsaved input, so the login may replace it. */
  const restored = useRef(false);

  const ask = async ({ quietly = false } = {}) => {
    if (!quietly) setHidden(true);
    const number = ++checks.current;
    const found = await fetchSessionUser().catch(failureOf);
    if (number !== checks.current) return;
    // Refused for another reason, and nothing is known against the page.
    if (quietly && !('id' in found)) return;
    const isOwn = 'id' in found && found.id === user.id && !isDemoted(user, found);
    setHidden(!isOwn);
    setOther(isOwn ? null : found);
    // A public page differs between users only in its header.
    if (!isOwn && (restored.current || !pathname.startsWith(paths.cabinet))) openPage(pathname + search);
    if (!isOwn) return;
    restored.current = false;
    if (actorKind(found) !== actorKind(user))
      notify.success('Ваши права изменились. Обновите страницу, когда закончите.');
  };
  const check = useEffectEvent(ask);

  useEffect(() => {
    const { send } = carrier;
    carrier.send = (...call) =>
      send(...call).catch((error: unknown) => {
        const { code } = failureOf(error);
        if (code === 'session_changed') void check();
        // The role may have been taken away; what the role may not do is refused without that, too.
        else if (code === 'forbidden') void check({ quietly: true });
        throw error;
      });
    const release = onAccountChange(() => void check());
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      restored.current = true;
      void check();
    };
    // The back/forward cache shows the last painted state for a moment, so that state is hidden.
    const onHide = () => setHidden(true);
    window.addEventListener('pageshow', onShow);
    window.addEventListener('pagehide', onHide);
    return () => {
      carrier.send = send;
      release();
      window.removeEventListener('pageshow', onShow);
      window.removeEventListener('pagehide', onHide);
      setHidden(false);
    };
  }, []);

  if (other)
    return (
      <SessionChanged
        other={other}
        isDemoted={'id' in other && other.id === user.id}
        onRetry={() => void ask()}
      />
    );
  const hears = !user.secondFactorNeeded && can(actorKindIn(currentMode(), user), 'orders:read');
  return hears && pathname.startsWith(paths.cabinet) && <LiveChanges account={user.id} />;
}
