/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ConfirmDto = {
    properties: {
        password: {
            type: 'string',
            description: `Пароль`,
            isRequired: true,
            format: 'password',
            maxLength: 256,
            minLength: 8,
        },
        code: {
            type: 'string',
            description: `Код из приложения или запасной код`,
            isNullable: true,
            maxLength: 32,
        },
    },
} as const;
