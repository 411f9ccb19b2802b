/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RequoteDto = {
    properties: {
        orders: {
            type: 'array',
            contains: {
                type: 'OrderReferenceDto',
            },
            isRequired: true,
        },
    },
} as const;
