/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OwnLineDto } from './OwnLineDto';
export type OwnLinePage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<OwnLineDto>;
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

