/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ColumnQuestion } from './ColumnQuestion';
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
     * Единица чисел без единицы
     */
    unit: string | null;
    /**
     * Что спросить у человека, прежде чем столбец будет прочитан: что в нём (field), в каких он единицах (unit), какой из двух одинаковых нужен (twice); null — всё понятно
     */
    question: ColumnQuestion | null;
    /**
     * Почему столбец не переносится
     */
    note: string | null;
};

