/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ActNameDto = {
    /**
     * Номер записи: getAct
     */
    id: number;
    /**
     * Номер акта и счёта, от 1 в каждом году
     */
    number: number;
    /**
     * Дата акта, по Минску
     */
    date: string;
};

