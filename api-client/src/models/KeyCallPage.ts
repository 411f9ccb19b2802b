/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { KeyCallDto } from './KeyCallDto';
export type KeyCallPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<KeyCallDto>;
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

