/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RefusedOutcomeDto = {
    /**
     * Номер заказа
     */
    order: number;
    /**
     * Какой исход у него уже есть и кто его записал
     */
    message: string;
};

