/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type QuotePartDto = {
    /**
     * За что
     */
    label: string;
    /**
     * Сколько, BYN
     */
    amount: number;
};

