/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreateOwnLineDto = {
    /**
     * Номер клиента
     */
    user: number;
    /**
     * За что
     */
    words: string;
    /**
     * Сумма, BYN, с НДС, не 0; скидка — меньше нуля
     */
    sum: number;
};

