/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type QuoteItemDto = {
    /**
     * Цена места, BYN; null — по согласованию
     */
    price: number | null;
    /**
     * Множитель к цене назначения; null — по согласованию
     */
    multiplier: number | null;
};

