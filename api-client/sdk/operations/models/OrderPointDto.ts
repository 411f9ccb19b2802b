/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OrderPointDto = {
    /**
     * Номер пункта
     */
    id: number;
    /**
     * Адрес
     */
    address: string;
    /**
     * Часы работы
     */
    hours: string | null;
    /**
     * Телефон
     */
    phone: string | null;
};

