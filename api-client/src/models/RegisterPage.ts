/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RegisterSummaryDto } from './RegisterSummaryDto';
export type RegisterPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<RegisterSummaryDto>;
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

