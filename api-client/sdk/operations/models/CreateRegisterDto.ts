/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreateRegisterDto = {
    /**
     * Номера заказов, до 200
     */
    ids: Array<number>;
};

