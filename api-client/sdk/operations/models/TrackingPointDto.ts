/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TrackingPointDto = {
    /**
     * Адрес
     */
    address: string;
    /**
     * Часы работы
     */
    hours: string | null;
    /**
     * Как найти, что учесть
     */
    note: string | null;
    /**
     * Место на карте «долгота,широта»
     */
    place: string;
};

