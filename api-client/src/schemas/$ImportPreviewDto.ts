/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ImportPreviewDto = {
    properties: {
        headRow: {
            type: 'number',
            description: `Строка заголовков, от 1`,
            isRequired: true,
        },
        columns: {
            type: 'array',
            contains: {
                type: 'ImportColumnDto',
            },
            isRequired: true,
        },
        missing: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
        common: {
            type: 'dictionary',
            contains: {
                type: 'array',
                contains: {
                    type: 'string',
                },
            },
            isRequired: true,
        },
        orders: {
            type: 'array',
            contains: {
                type: 'ImportedOrderDto',
            },
            isRequired: true,
        },
    },
} as const;
