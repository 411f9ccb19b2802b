/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type QuoteEffectDto = {
    /**
     * Расчёт заказа по тарифу дня предложения, BYN; null — по согласованию
     */
    before: number | null;
    /**
     * Расчёт с изменением по тому же тарифу
     */
    after: number | null;
};

