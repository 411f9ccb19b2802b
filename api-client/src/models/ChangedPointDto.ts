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
     * Часы работы
     */
    hours?: string | null;
    /**
     * Телефон
     */
    phone?: string | null;
    /**
     * Как найти, что учесть
     */
    note?: string | null;
    /**
     * Наибольший вес одного места, кг; null — без ограничения
     */
    maxWeight?: number | null;
    /**
     * Наибольшая сторона одного места, см; null — без ограничения
     */
    maxSide?: number | null;
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

