/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OrderDto } from './OrderDto';
export type OrderPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<OrderDto>;
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
    /**
     * Строк ровно total; false — больше: счёт остановлен на 10 000 или на конце этой страницы
     */
    totalIsExact: boolean;
    /**
     * Что прислать в `before`, чтобы читать список дальше; null — дальше заказов нет
     */
    next: number | null;
};

