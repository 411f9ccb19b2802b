/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LeftOutKind } from './LeftOutKind';
export type LeftOutDto = {
    /**
     * Что это: строки над заголовками (title), заголовки ещё раз (heading), пример шаблона (example), итоги (sum), подписи и примечания (footer), статус вроде «Отменён» (status), ответ «Повтор» на вопрос repeated_place (repeat), скрытые строки (hidden_row), скрытый столбец (hidden_column), другой лист (sheet)
     */
    kind: LeftOutKind;
    /**
     * Номера строк файла, от 1; у столбца и листа их нет
     */
    rows: Array<number>;
    /**
     * Начало первой из строк, заголовок столбца или название листа
     */
    name: string;
    /**
     * Почему не войдут в заказы
     */
    reason: string;
    /**
     * Можно ли взять: строки — в take, лист — в sheet
     */
    canTake: boolean;
};

