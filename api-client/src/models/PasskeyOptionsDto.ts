/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasskeyOptionsDto = {
    /**
     * Параметры для navigator.credentials, как их понимает браузер (WebAuthn, JSON)
     */
    options: Record<string, any>;
};

