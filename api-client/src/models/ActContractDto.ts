/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ActContractDto = {
    /**
     * Номер договора
     */
    number: number;
    /**
     * Его дата, по Минску
     */
    date: string;
    /**
     * Редакция, от 1
     */
    edition: number;
    /**
     * Дата редакции, по Минску
     */
    editionDate: string;
};

