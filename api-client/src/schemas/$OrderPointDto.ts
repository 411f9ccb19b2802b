/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderPointDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер пункта`,
            isRequired: true,
        },
        address: {
            type: 'string',
            description: `Адрес`,
            isRequired: true,
        },
    },
} as const;
