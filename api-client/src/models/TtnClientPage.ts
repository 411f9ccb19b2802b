/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TtnClientDto } from './TtnClientDto';
export type TtnClientPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<TtnClientDto>;
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

