/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MonthOrderDto } from './MonthOrderDto';
export type MonthOrderPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<MonthOrderDto>;
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

