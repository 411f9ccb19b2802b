/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HeldOrderDto } from './HeldOrderDto';
export type HeldOrderPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<HeldOrderDto>;
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

