/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateOrdersDto = {
    properties: {
        status: {
            type: 'number',
            description: `Новый статус`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        price: {
            type: 'number',
            description: `Новая цена, BYN; -1 — формируется`,
            isNullable: true,
            maximum: 1000000,
            minimum: -1,
        },
        orders: {
            type: 'array',
            contains: {
                type: 'OrderReferenceDto',
            },
            isRequired: true,
        },
    },
} as const;
