/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OrderReferenceDto } from './OrderReferenceDto';
export type UpdateOrdersDto = {
    /**
     * Новый статус
     */
    status?: number | null;
    /**
     * Новая цена, BYN; -1 — формируется
     */
    price?: number | null;
    /**
     * Заказы и версии, которые вы читали
     */
    orders: Array<OrderReferenceDto>;
};

