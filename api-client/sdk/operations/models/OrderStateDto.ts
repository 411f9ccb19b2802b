/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OrderStateDto = {
    /**
     * Номер состояния
     */
    id: number;
    /**
     * Название
     */
    name: string;
};

