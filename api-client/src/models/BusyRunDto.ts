/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BusyRunDto = {
    /**
     * Номер рейса
     */
    run: number;
    /**
     * Сколько заказов этого дня он везёт
     */
    orders: number;
};

