/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BusyDayDto = {
    /**
     * День доставки
     */
    day: string;
    /**
     * Сколько заказов в работе
     */
    orders: number;
    /**
     * false — в этот день доставки нет
     */
    isOpen: boolean;
};

