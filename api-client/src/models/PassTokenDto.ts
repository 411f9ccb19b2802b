/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PassTokenDto = {
    /**
     * Секрет пропуска: то, что в ссылке после #
     */
    token: string;
};

