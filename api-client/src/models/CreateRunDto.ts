/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreateRunDto = {
    /**
     * День рейса, ГГГГ-ММ-ДД
     */
    day: string;
    /**
     * Водитель
     */
    driver?: string | null;
    /**
     * Телефон водителя
     */
    driverPhone?: string | null;
    /**
     * Машина
     */
    car?: string | null;
};

