/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReplayDto = {
    /**
     * Номер адреса
     */
    id: number;
    /**
     * Номера событий
     */
    eventIds: Array<string>;
};

