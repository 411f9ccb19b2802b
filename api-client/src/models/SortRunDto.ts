/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SortRunDto = {
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
    /**
     * Все заказы рейса в новом порядке; без них — по населённому пункту, улице и дому
     */
    ids?: Array<number> | null;
};

