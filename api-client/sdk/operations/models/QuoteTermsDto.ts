/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type QuoteTermsDto = {
    /**
     * Коэффициент к ценам тарифа: 0.95 — скидка 5 %; null — ничего по нему не посчитано
     */
    coefficient: number | null;
    /**
     * Доставка — по своей цене области
     */
    ownPrice: boolean;
    /**
     * Сколько было бы по тарифу, BYN
     */
    tariffTotal: number;
};

