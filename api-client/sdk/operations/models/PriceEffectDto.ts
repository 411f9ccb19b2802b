/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PriceEffectDto = {
    /**
     * Цена до, BYN; -1 — формируется
     */
    before: number;
    /**
     * Цена после
     */
    after: number;
};

