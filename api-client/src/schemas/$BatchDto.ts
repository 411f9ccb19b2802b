/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BatchDto = {
    properties: {
        orders: {
            type: 'array',
            contains: {
                type: 'CreateOrderDto',
            },
            isRequired: true,
        },
        prints: {
            type: 'array',
            contains: {
                type: 'string',
                isNullable: true,
                pattern: '^[0-9a-f]{64}$',
            },
            isNullable: true,
        },
    },
} as const;
