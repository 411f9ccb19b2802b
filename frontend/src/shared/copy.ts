import { notify } from '../ui/feedback/Toasts';

/** Puts a text into the clipboard and says so; there is none on a page that came without encryption. Answers whether it went well. */
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
