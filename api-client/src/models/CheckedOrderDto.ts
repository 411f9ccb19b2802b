/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CheckedOrderDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * По действующему тарифу, BYN
     */
    before: number;
    /**
     * По проверяемому, BYN
     */
    after: number;
};

