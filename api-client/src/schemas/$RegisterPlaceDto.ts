/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RegisterPlaceDto = {
    properties: {
        order: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
        place: {
            type: 'number',
            description: `Место, от 1`,
            isRequired: true,
            maximum: 9999,
            minimum: 1,
        },
    },
} as const;
