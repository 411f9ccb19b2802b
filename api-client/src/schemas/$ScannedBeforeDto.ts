/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ScannedBeforeDto = {
    properties: {
        status: {
            type: 'number',
            description: `Статус`,
            isRequired: true,
        },
        failure: {
            type: 'all-of',
            description: `Почему была не доставлена`,
            contains: [{
                type: 'Failure',
            }],
            isRequired: true,
            isNullable: true,
        },
        failureWords: {
            type: 'string',
            description: `То же своими словами`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
