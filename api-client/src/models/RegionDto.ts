/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RegionDto = {
    /**
     * Номер
     */
    id: number;
    /**
     * Область
     */
    city: string;
    /**
     * Центр
     */
    town: string;
    /**
     * Код зоны, не меняется
     */
    param1: number;
    /**
     * Коэффициент: цена / 15
     */
    param2: number;
    /**
     * Цена, BYN
     */
    price: number;
};

