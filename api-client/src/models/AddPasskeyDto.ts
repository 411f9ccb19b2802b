/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AddPasskeyDto = {
    /**
     * Название ключа
     */
    name: string;
    /**
     * Ответ браузера на эти параметры (WebAuthn, JSON)
     */
    response: Record<string, any>;
};

