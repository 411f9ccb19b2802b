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
        hours: {
            type: 'string',
            description: `Часы работы`,
            isNullable: true,
            maxLength: 100,
        },
        phone: {
            type: 'string',
            description: `Телефон`,
            isNullable: true,
            maxLength: 30,
        },
        note: {
            type: 'string',
            description: `Как найти, что учесть`,
            isNullable: true,
            maxLength: 255,
        },
        maxWeight: {
            type: 'number',
            description: `Наибольший вес одного места, кг; null — без ограничения`,
            isNullable: true,
            maximum: 20000,
            minimum: 0.001,
        },
        maxSide: {
            type: 'number',
            description: `Наибольшая сторона одного места, см; null — без ограничения`,
            isNullable: true,
            maximum: 1000,
            minimum: 1,
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
