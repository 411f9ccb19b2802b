/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateComingTariffDto = {
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
        from: {
            type: 'string',
            description: `С какого момента действует, по Минску: ГГГГ-ММ-ДД ЧЧ:мм, не раньше следующей минуты и не позже чем через год`,
            isRequired: true,
            maxLength: 16,
        },
    },
} as const;
