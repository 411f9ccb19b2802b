/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TryFailure } from './TryFailure';
export type FailureCountDto = {
    /**
     * Причина; none — её не назвали
     */
    reason: TryFailure;
    /**
     * Сколько заказов: фильтр getOrders failedFrom, failedTo и failedFor
     */
    orders: number;
};

