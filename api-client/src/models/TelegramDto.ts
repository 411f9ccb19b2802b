/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TelegramDto = {
    /**
     * Когда подключён, по Минску; null, если не подключён
     */
    connectedAt: string | null;
};

