import { LIMITS } from './limits';
import { MESSAGES } from './messages';

/** The error of a new password; null when it will do. Any characters, and none of them is trimmed. */
export function passwordProblem(text: string): string | null {
  const length = [...text].length;
  if (length < LIMITS.passwordMin) return MESSAGES.minLength(LIMITS.passwordMin);
  return length > LIMITS.password ? MESSAGES.maxLength(LIMITS.password) : null;
}
