/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ImportColumnDto } from './ImportColumnDto';
import type { ImportedOrderDto } from './ImportedOrderDto';
import type { LeftOutDto } from './LeftOutDto';
import type { TableSeparator } from './TableSeparator';
import type { TableSheetDto } from './TableSheetDto';
export type ImportPreviewDto = {
    /**
     * Что не войдёт в заказы: каждая заполненная строка листа под заголовками либо в orders, либо здесь
     */
    leftOut: Array<LeftOutDto>;
    /**
     * Листы книги; у .csv их нет
     */
    sheets: Array<TableSheetDto>;
    /**
     * Чем разделены ячейки файла .csv; null — это книга .xlsx
     */
    separator: TableSeparator | null;
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

