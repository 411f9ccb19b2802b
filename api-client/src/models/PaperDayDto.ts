/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PaperDayDto = {
    /**
     * День доставки
     */
    day: string;
    /**
     * Сколько заказов ещё не сдано
     */
    orders: number;
};

