import { useLocation } from 'react-router';
import { paths } from '../../../paths';

/** The page that was wanted before the login asked; the cabinet's home when none was. Only our own addresses. */
export function useDestinationAfterLogin(): string {
  const { state } = useLocation() as { state: unknown };
  const next = typeof state === 'object' && state !== null ? (state as { next?: unknown }).next : undefined;
  return typeof next === 'string' && /^\/cabinet(?:[/?#]|$)/.test(next) ? next : paths.cabinet;
}
