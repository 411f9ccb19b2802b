/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeletedOrderDto } from './DeletedOrderDto';
export type DeletedOrderPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<DeletedOrderDto>;
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

