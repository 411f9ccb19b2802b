/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChangedPointDto = {
    /**
     * Номер пункта
     */
    id: number;
    /**
     * Улица и дом
     */
    street?: string | null;
    /**
     * Город, если не указан cityId
     */
    city?: string | null;
    /**
     * Номер города
     */
    cityId?: number | null;
    /**
     * Координаты «долгота,широта»; без них место находится по адресу
     */
    coords?: string | null;
    /**
     * Цена, BYN
     */
    price?: number | null;
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version?: number | null;
};

