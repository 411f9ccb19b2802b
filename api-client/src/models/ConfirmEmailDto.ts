/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ConfirmEmailDto = {
    /**
     * Код из ссылки в письме
     */
    token: string;
    /**
     * Пароль от кабинета; нужен, если почту изменил менеджер, а вход не выполнен
     */
    password?: string | null;
};

