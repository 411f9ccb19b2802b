/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReplayedDto = {
    /**
     * Сколько событий будет отправлено ещё раз
     */
    count: number;
};

