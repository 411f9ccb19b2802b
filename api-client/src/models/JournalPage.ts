/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { JournalEntryDto } from './JournalEntryDto';
export type JournalPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<JournalEntryDto>;
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

