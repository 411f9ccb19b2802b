import type { Suggestions } from './useSuggestions';

/** The texts of the list's state: visible (only when there is nothing to pick) and announced. */
export function plainWords(
  state: Suggestions<unknown>['state'],
  count: number,
  nothing: string | undefined = 'Ничего не нашлось',
): { shown: string; said: string } {
  if (state === 'failed') {
    const sorry = 'Нет связи. Список появится, когда она вернётся';
    return { shown: sorry, said: sorry };
  }
  if (state === 'loading') return { shown: count ? '' : 'Ищем…', said: '' };
  if (state === 'ready' && count === 0) {
    return { shown: nothing, said: nothing };
  }
  return { shown: '', said: count ? `Вариантов: ${count}. Выбор стрелками, затем Enter` : '' };
}
