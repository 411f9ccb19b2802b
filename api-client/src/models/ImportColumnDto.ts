/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ColumnQuestion } from './ColumnQuestion';
import type { ImportColumnOptionDto } from './ImportColumnOptionDto';
import type { ImportField } from './ImportField';
export type ImportColumnDto = {
    /**
     * Номер столбца, от 0
     */
    index: number;
    /**
     * Заголовок
     */
    heading: string;
    /**
     * Что в столбце; null — не переносится
     */
    field: ImportField | null;
    /**
     * Единица чисел без единицы; у дат — ДД.ММ или ММ.ДД
     */
    unit: string | null;
    /**
     * До трёх разных значений столбца, до 40 знаков каждое
     */
    samples: Array<string>;
    /**
     * Что спросить у человека, прежде чем столбец будет прочитан: что в нём (field), чей это вес или объём — штуки, места или всей строки (of), в каких он единицах (unit), что в датах сначала, день или месяц (dates), какой из двух одинаковых нужен (twice), передать ли его курьеру (comment); null — всё понятно
     */
    question: ColumnQuestion | null;
    /**
     * Вопрос словами
     */
    questionText: string | null;
    /**
     * Вероятные ответы; можно ответить и любым другим полем. Пусто, если вопроса нет
     */
    options: Array<ImportColumnOptionDto>;
    /**
     * Почему столбец не переносится
     */
    note: string | null;
};

