const CALCULATED = 'Цену и расчёт считаем сами: столбец не переносится';
const SENDER = 'Откуда забрать, указывают один раз на весь файл';
const OUTCOME = 'О прежнем заказе: в новый не переносится';
const TOLD_APART = 'То же сказано в других столбцах выгрузки: этот не переносится';

/**
 * The columns of an exported list of orders that make no field of a new order, each with the reason. The other columns have headings that the
 * import reads, so that an exported list comes back as the same orders.
 */
export const EXPORT_ONLY = {
  '№': 'Номера строк и наших заказов не переносятся',
  Статус: OUTCOME,
  Состояние: OUTCOME,
  'Почему не доставлен': OUTCOME,
  Оформлен: OUTCOME,
  Вручено: OUTCOME,
  'Время вручения': OUTCOME,
  'Цена, р': CALCULATED,
  'Цена с НДС, р': CALCULATED,
  'В том числе НДС, р': CALCULATED,
  'Расчёт, р': CALCULATED,
  'Всего, кг': TOLD_APART,
  'Всего, м³': TOLD_APART,
  'Состав груза': TOLD_APART,
  'Возврат ТТН': 'Возврат ТТН отмечают в заказе: столбец не переносится',
  'Кто передаёт груз': SENDER,
  'Телефон отправителя': SENDER,
  'Как забираем': SENDER,
  'Город отправителя': SENDER,
  'Адрес отправителя': SENDER,
  'Как доставляем': TOLD_APART,
  'Код отслеживания': OUTCOME,
  'Ссылка для отслеживания': OUTCOME,
} as const satisfies Record<string, string>;

export type ExportOnlyTitle = keyof typeof EXPORT_ONLY;
