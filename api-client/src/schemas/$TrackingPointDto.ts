/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TrackingPointDto = {
    properties: {
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
        note: {
            type: 'string',
            description: `Как найти, что учесть`,
            isRequired: true,
            isNullable: true,
        },
        place: {
            type: 'string',
            description: `Место на карте «долгота,широта»`,
            isRequired: true,
        },
    },
} as const;
