/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DayOutcomeDto = {
    /**
     * День, ГГГГ-ММ-ДД по Минску
     */
    day: string;
    /**
     * Сколько заказов вручено
     */
    orders: number;
    /**
     * Сумма их назначенных цен, BYN, с НДС
     */
    sum: number;
};

