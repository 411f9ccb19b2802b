/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что это: строки над заголовками (title), заголовки ещё раз (heading), пример шаблона (example), итоги (sum), подписи и примечания (footer), статус вроде «Отменён» (status), ответ «Повтор» на вопрос repeated_place (repeat), скрытые строки (hidden_row), скрытый столбец (hidden_column), другой лист (sheet)
 */
export type LeftOutKind = 'title' | 'heading' | 'example' | 'sum' | 'footer' | 'status' | 'repeat' | 'hidden_row' | 'hidden_column' | 'sheet';
