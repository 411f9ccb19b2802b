/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CheckTariffDto = {
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
        count: {
            type: 'number',
            description: `Сколько последних заказов посчитать`,
            isRequired: true,
            maximum: 1000,
            minimum: 1,
        },
        coming: {
            type: 'boolean',
            description: `Изменения — к будущему тарифу, а не к действующему`,
            isNullable: true,
        },
    },
} as const;
