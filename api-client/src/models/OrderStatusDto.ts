/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OrderStatusDto = {
    /**
     * Номер статуса
     */
    id: number;
    /**
     * Название
     */
    name: string;
    /**
     * Цвет
     */
    color: string;
};

