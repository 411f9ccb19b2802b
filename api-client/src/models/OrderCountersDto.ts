/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OrderCountersDto = {
    /**
     * Новые: статус «Новая»
     */
    new: number;
    /**
     * Без цены: цена формируется
     */
    noPrice: number;
    /**
     * С доставкой сегодня
     */
    today: number;
    /**
     * С доставкой завтра
     */
    tomorrow: number;
    /**
     * Хрупкие
     */
    fragile: number;
};

