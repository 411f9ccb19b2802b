/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SecurityDto = {
    properties: {
        totp: {
            type: 'boolean',
            description: `Спрашивает ли вход код из приложения`,
            isRequired: true,
        },
        recoveryCodes: {
            type: 'number',
            description: `Сколько запасных кодов осталось`,
            isRequired: true,
        },
        required: {
            type: 'boolean',
            description: `Нужен ли второй фактор по правилам службы: отключить его нельзя`,
            isRequired: true,
        },
        passkeys: {
            type: 'array',
            contains: {
                type: 'PasskeyDto',
            },
            isRequired: true,
        },
    },
} as const;
