/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MovedOrderDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * На какой день его перенесли
     */
    day: string;
    /**
     * Кто перенёс
     */
    movedBy: string;
    /**
     * Когда, по Минску
     */
    movedAt: string;
};

