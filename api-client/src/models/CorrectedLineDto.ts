/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CorrectedLineDto = {
    /**
     * Номер строки акта
     */
    position: number;
    /**
     * Какой должна быть её сумма, BYN, с НДС; у строки заказа — не меньше 0; 0 — строки не должно быть
     */
    price: number;
};

