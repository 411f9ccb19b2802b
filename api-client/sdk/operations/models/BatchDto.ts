/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreateOrderDto } from './CreateOrderDto';
export type BatchDto = {
    /**
     * Заказы, каждый как у `POST /api/order`
     */
    orders: Array<CreateOrderDto>;
};

