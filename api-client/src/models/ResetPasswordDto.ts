/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ResetPasswordDto = {
    /**
     * Код из ссылки в письме
     */
    token: string;
    /**
     * Пароль, не короче 8 символов
     */
    password: string;
};

