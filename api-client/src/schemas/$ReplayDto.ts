/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ReplayDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер адреса`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
        eventIds: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
    },
} as const;
