/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RegisterPlaceDto = {
    /**
     * Номер заказа
     */
    order: number;
    /**
     * Место, от 1
     */
    place: number;
};

