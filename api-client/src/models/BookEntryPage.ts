/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BookEntryDto } from './BookEntryDto';
export type BookEntryPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<BookEntryDto>;
    /**
     * Страница
     */
    page: number;
    /**
     * Сколько всего страниц
     */
    pages: number;
    /**
     * Сколько всего строк
     */
    total: number;
};

