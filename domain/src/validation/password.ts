import { lengthOf } from '../text/read';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';

/** Validates the length of a new password; null if valid. Passwords are not trimmed. */
export function passwordProblem(text: string): string | null {
  const length = lengthOf(text, LIMITS.password);
  if (length < LIMITS.passwordMin) return MESSAGES.minLength(LIMITS.passwordMin);
  return length > LIMITS.password ? MESSAGES.maxLength(LIMITS.password) : null;
}
