/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoginDto = {
    properties: {
        email: {
            type: 'string',
            description: `Электронная почта`,
            isRequired: true,
            maxLength: 254,
        },
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
