/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DriverDto = {
    /**
     * Водитель
     */
    driver: string;
    /**
     * Телефон
     */
    driverPhone: string | null;
    /**
     * Машина
     */
    car: string | null;
};

