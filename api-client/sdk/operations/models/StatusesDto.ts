/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OrderStateDto } from './OrderStateDto';
import type { OrderStatusDto } from './OrderStatusDto';
export type StatusesDto = {
    /**
     * Статусы
     */
    statuses: Array<OrderStatusDto>;
    /**
     * Состояния
     */
    states: Array<OrderStateDto>;
};

