/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookIdDto = {
    /**
     * Номер адреса
     */
    id: number;
};

