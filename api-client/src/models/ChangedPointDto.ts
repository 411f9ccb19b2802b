/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChangedPointDto = {
    /**
     * Улица и дом
     */
    street?: string | null;
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
     * Номер пункта
     */
    id: number;
    /**
     * Город, если не указан cityId
     */
    city?: string | null;
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version?: number | null;
};

