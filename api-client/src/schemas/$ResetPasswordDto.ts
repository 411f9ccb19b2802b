/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ResetPasswordDto = {
    properties: {
        token: {
            type: 'string',
            description: `Код из ссылки в письме`,
            isRequired: true,
            maxLength: 200,
        },
        password: {
            type: 'string',
            description: `Пароль, не короче 8 символов`,
            isRequired: true,
            format: 'password',
            maxLength: 256,
            minLength: 8,
        },
    },
} as const;
