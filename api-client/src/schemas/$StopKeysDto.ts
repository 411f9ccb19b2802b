/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StopKeysDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер клиента`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
    },
} as const;
