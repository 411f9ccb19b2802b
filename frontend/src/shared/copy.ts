import { notify } from '../ui/feedback/Toasts';

/** Copies a text to the clipboard and says so; without https there is no clipboard. Resolves with whether it was copied. */
export async function copy(text: string, done: string, otherwise: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
    return true;
  } catch {
    notify.error(`Скопировать не удалось. ${otherwise}`);
    return false;
  }
}
