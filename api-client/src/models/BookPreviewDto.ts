/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BookRowDto } from './BookRowDto';
import type { ImportColumnDto } from './ImportColumnDto';
export type BookPreviewDto = {
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

