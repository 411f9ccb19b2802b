/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateCalculatorDto = {
    properties: {
        update: {
            type: 'array',
            contains: {
                type: 'ChangedRowDto',
            },
            isNullable: true,
        },
        insert: {
            type: 'all-of',
            description: `Новые строки`,
            contains: [{
                type: 'InsertedRowsDto',
            }],
            isNullable: true,
        },
        delete: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isNullable: true,
        },
        version: {
            type: 'number',
            description: `Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
    },
} as const;
