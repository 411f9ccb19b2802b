/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DeleteRowsDto = {
    /**
     * Номера удаляемых строк объёма и веса
     */
    delete: Array<number>;
};

