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
        hours: {
            type: 'string',
            description: `Часы работы`,
            isRequired: true,
            isNullable: true,
        },
        phone: {
            type: 'string',
            description: `Телефон`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
