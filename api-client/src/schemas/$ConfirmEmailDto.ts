/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ConfirmEmailDto = {
    properties: {
        token: {
            type: 'string',
            description: `Код из ссылки в письме`,
            isRequired: true,
            maxLength: 200,
        },
        password: {
            type: 'string',
            description: `Пароль от кабинета; нужен, если почту изменил менеджер, а вход не выполнен`,
            isNullable: true,
            format: 'password',
            maxLength: 256,
            minLength: 8,
        },
    },
} as const;
