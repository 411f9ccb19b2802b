/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StatusesDto = {
    properties: {
        statuses: {
            type: 'array',
            contains: {
                type: 'OrderStatusDto',
            },
            isRequired: true,
        },
        states: {
            type: 'array',
            contains: {
                type: 'OrderStateDto',
            },
            isRequired: true,
        },
    },
} as const;
