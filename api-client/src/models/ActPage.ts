/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActSummaryDto } from './ActSummaryDto';
export type ActPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<ActSummaryDto>;
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

