/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BookRowDto } from './BookRowDto';
import type { ImportColumnDto } from './ImportColumnDto';
import type { LeftOutDto } from './LeftOutDto';
import type { TableSeparator } from './TableSeparator';
import type { TableSheetDto } from './TableSheetDto';
export type BookPreviewDto = {
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
     * Столбцы
     */
    columns: Array<ImportColumnDto>;
    /**
     * Чего нет ни в одном столбце
     */
    missing: Array<string>;
    /**
     * Сколько записей добавится
     */
    ready: number;
    /**
     * Сколько строк уже есть в книге или повторяются
     */
    known: number;
    /**
     * Сколько строк нужно исправить
     */
    wrong: number;
    /**
     * До 100 строк, которые нужно исправить, и до 20 готовых; с rows — строки с этими номерами
     */
    rows: Array<BookRowDto>;
};

