/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NewPointDto = {
    properties: {
        street: {
            type: 'string',
            description: `Улица и дом`,
            isRequired: true,
            maxLength: 150,
        },
        coords: {
            type: 'string',
            description: `Координаты «долгота,широта»; без них место находится по адресу`,
            isNullable: true,
            maxLength: 50,
        },
        price: {
            type: 'number',
            description: `Цена, BYN`,
            isRequired: true,
            maximum: 1000000,
        },
        city: {
            type: 'string',
            description: `Город, если не указан cityId`,
            isNullable: true,
            maxLength: 150,
        },
        cityId: {
            type: 'number',
            description: `Номер города`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
    },
} as const;
