/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type InActsDto = {
    /**
     * Сколько из вручённых заказов уже в актах
     */
    orders: number;
    /**
     * Сумма их строк в актах, BYN, с НДС, без исправлений и добавленных строк
     */
    sum: number;
};

