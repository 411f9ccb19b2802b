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
     * Город, если не указан cityId
     */
    city?: string | null;
    /**
     * Номер города
     */
    cityId?: number | null;
};

