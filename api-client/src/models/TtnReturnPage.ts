/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TtnReturnDto } from './TtnReturnDto';
export type TtnReturnPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<TtnReturnDto>;
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

