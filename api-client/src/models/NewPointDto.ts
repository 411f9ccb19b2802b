/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewPointDto = {
    /**
     * Улица и дом
     */
    street: string;
    /**
     * Координаты «долгота,широта»; без них место находится по адресу
     */
    coords?: string | null;
    /**
     * Цена, BYN
     */
    price: number;
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
     * Город, если не указан cityId
     */
    city?: string | null;
    /**
     * Номер города
     */
    cityId?: number | null;
};

