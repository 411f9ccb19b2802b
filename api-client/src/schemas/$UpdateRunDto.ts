/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateRunDto = {
    properties: {
        day: {
            type: 'string',
            description: `День рейса, ГГГГ-ММ-ДД`,
            isNullable: true,
            maxLength: 10,
        },
        driver: {
            type: 'string',
            description: `Водитель`,
            isNullable: true,
            maxLength: 150,
        },
        driverPhone: {
            type: 'string',
            description: `Телефон водителя`,
            isNullable: true,
            maxLength: 30,
        },
        car: {
            type: 'string',
            description: `Машина`,
            isNullable: true,
            maxLength: 150,
        },
        version: {
            type: 'number',
            description: `Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
    },
} as const;
