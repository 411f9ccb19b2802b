/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PointDto = {
    /**
     * Номер пункта
     */
    id: number;
    /**
     * Улица и дом
     */
    street: string;
    /**
     * Полный адрес
     */
    address: string;
    /**
     * Номер города
     */
    cityId: number;
    /**
     * Координаты «долгота,широта»; null, если не заданы
     */
    coords: string | null;
    /**
     * Где показать на карте: coords, а если их нет — место по адресу
     */
    place: string;
    /**
     * Цена доставки до пункта, BYN
     */
    price: number;
    /**
     * Часы работы
     */
    hours: string | null;
    /**
     * Телефон
     */
    phone: string | null;
    /**
     * Как найти, что учесть
     */
    note: string | null;
    /**
     * Наибольший вес одного места, кг; null — без ограничения
     */
    maxWeight: number | null;
    /**
     * Наибольшая сторона одного места, см; null — без ограничения
     */
    maxSide: number | null;
    /**
     * Версия данных
     */
    version: number;
};

