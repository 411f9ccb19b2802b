/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ImportColumnDto } from './ImportColumnDto';
import type { ImportedOrderDto } from './ImportedOrderDto';
export type ImportPreviewDto = {
    /**
     * Строка заголовков, от 1
     */
    headRow: number;
    /**
     * Столбцы
     */
    columns: Array<ImportColumnDto>;
    /**
     * Чего нет ни в одном столбце
     */
    missing: Array<string>;
    /**
     * Что не так с common, по полям
     */
    common: Record<string, Array<string>>;
    /**
     * Строки, какими они будут заказаны
     */
    orders: Array<ImportedOrderDto>;
};

