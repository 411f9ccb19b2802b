/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FirmActDto = {
    /**
     * Номер записи: getAct
     */
    id: number;
    /**
     * Номер акта
     */
    number: number;
    /**
     * Дата акта, по Минску
     */
    date: string;
};

