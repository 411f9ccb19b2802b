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
    },
} as const;
