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
    /** The field of the form that the reason is about. */
    readonly field: 'file' | 'sheet' = 'file',
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
  encoding:
    'Не поняли кодировку файла. Сохраните его в Excel как «CSV UTF-8 (разделитель — запятая)» или как «Книга Excel (.xlsx)»',
  html: 'Это веб-страница с таблицей, хотя файл и назван таблицей. Откройте её в Excel и сохраните как «Книга Excel (.xlsx)»',
  xmlSheet:
    'Это «Таблица XML 2003», хотя файл и назван таблицей Excel. Откройте её в Excel и сохраните как «Книга Excel (.xlsx)»',
  xml: 'Это файл обмена XML. Выгрузите из программы таблицу: .xlsx или .csv',
  mxl: 'Это таблица 1С (.mxl). В 1С выберите «Сохранить как» и вид «Лист Excel 2007 (.xlsx)»',
  ods: 'Это таблица LibreOffice (.ods). Сохраните её как «Excel 2007–365 (.xlsx)»',
  quote: (line: number): string =>
    `Лишняя кавычка в строке ${line}: непонятно, где кончается ячейка. Уберите кавычку или сохраните файл как «Книга Excel (.xlsx)»`,
  sheet: (name: string): string => `Листа «${name}» в файле нет. Выберите лист из списка`,
} as const;
