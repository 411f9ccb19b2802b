/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaymentDto } from './PaymentDto';
export type PaymentPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<PaymentDto>;
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

