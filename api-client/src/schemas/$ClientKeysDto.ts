/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ClientKeysDto = {
    properties: {
        keys: {
            type: 'array',
            contains: {
                type: 'KeyDto',
            },
            isRequired: true,
        },
        days: {
            type: 'array',
            contains: {
                type: 'KeyDayDto',
            },
            isRequired: true,
        },
    },
} as const;
