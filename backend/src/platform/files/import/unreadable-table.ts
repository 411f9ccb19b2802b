/** From 0, both ends included. */
export interface MergedArea {
  rows: [number, number];
  columns: [number, number];
}

/** The reason why a table is not read, in words for people. */
export class UnreadableTable extends Error {
  constructor(
    readonly code: 'too_large' | 'unsupported_type' | 'invalid',
    message: string,
  ) {
    super(message);
  }
}

const figures = new Intl.NumberFormat('ru', { useGrouping: 'min2' });

export const WORDS = {
  xls: 'Это файл .xls старого Excel или файл с паролем. Снимите пароль и сохраните его как «Книга Excel (.xlsx)»',
  other: 'Подойдёт таблица .xlsx или .csv. Сохраните файл в одном из этих видов',
  broken: 'Файл повреждён. Откройте его в Excel и сохраните заново',
  large: 'В файле слишком много данных. Оставьте в нём один лист с заказами и сохраните заново',
  empty: 'В файле нет ни одной заполненной ячейки на видимом листе',
  hidden: 'Все листы файла скрыты. Откройте нужный и сохраните файл заново',
  unreadable:
    'Файл не удалось прочитать. Оставьте в нём один лист с заказами, сохраните заново и попробуйте ещё раз',
  rows: (most: number): string => `В файле больше ${figures.format(most)} строк. Разделите его на части`,
  columns: (most: number): string => `В файле больше ${figures.format(most)} столбцов. Уберите лишние`,
  places: (most: number): string => `В файле больше ${figures.format(most)} мест. Разделите его на части`,
  formulas: (cells: string): string =>
    `В ячейках ${cells} ошибка или формула без значения. Замените формулы значениями (вставка «Только значения») и сохраните файл`,
} as const;
