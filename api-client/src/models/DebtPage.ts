/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DebtDto } from './DebtDto';
export type DebtPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<DebtDto>;
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

