import { inMemory, type Kept } from './kept';

/** Less than this is left on a full phone; a day of 28 outcomes with three pictures each takes 13 MB. */
const ROOM_BYTES = 20_000_000;

export const STORAGE_WORDS = {
  none: 'Браузер ничего не хранит, возможно это приватное окно. Откройте ссылку в обычном: без связи отмеченное пропадёт вместе со страницей.',
  full: 'На телефоне почти нет места. Освободите его до первой остановки, иначе отмеченное без связи может пропасть.',
} as const;

/** Safari may leave the opening of a database without an answer. */
const OPENING_MS = 10_000;

/** What the phone can keep, or the memory of the page where the database does not answer in ten seconds. */
export const openedInTime = (opening: Promise<Kept>): Promise<Kept> =>
  Promise.race([opening, new Promise<Kept>((resolve) => setTimeout(() => resolve(inMemory()), OPENING_MS))]);

/** Asks the browser to keep what the page stores; the answer is what the driver must know before the first stop. */
export async function storageProblem(kept: Kept): Promise<string | null> {
  if (!kept.lasts()) return STORAGE_WORDS.none;
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  await storage?.persist?.().catch(() => false);
  const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota !== undefined && quota - usage < ROOM_BYTES ? STORAGE_WORDS.full : null;
}
