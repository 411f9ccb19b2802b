import type { Suggestions } from './useSuggestions';

/** The texts of the list's state: visible (only when there is nothing to pick) and announced. */
export function plainWords(
  state: Suggestions<unknown>['state'],
  count: number,
  nothing: string | undefined = 'Ничего не нашлось',
): { visible: string; announced: string } {
  if (state === 'failed') {
    const sorry = 'Нет связи. Список появится, когда она вернётся';
    return { visible: sorry, announced: sorry };
  }
  if (state === 'loading') return { visible: count ? '' : 'Ищем…', announced: '' };
  if (state === 'ready' && count === 0) {
    return { visible: nothing, announced: nothing };
  }
  return { visible: '', announced: count ? `Вариантов: ${count}. Выбор стрелками, затем Enter` : '' };
}
