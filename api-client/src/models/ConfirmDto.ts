/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ConfirmDto = {
    /**
     * Пароль
     */
    password: string;
    /**
     * Код из приложения или запасной код
     */
    code?: string | null;
};

