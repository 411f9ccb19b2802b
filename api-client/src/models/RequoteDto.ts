/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OrderReferenceDto } from './OrderReferenceDto';
export type RequoteDto = {
    /**
     * Заказы без цены и версии, которые вы читали
     */
    orders: Array<OrderReferenceDto>;
};

