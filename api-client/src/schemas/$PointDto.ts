/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PointDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер пункта`,
            isRequired: true,
        },
        street: {
            type: 'string',
            description: `Улица и дом`,
            isRequired: true,
        },
        address: {
            type: 'string',
            description: `Полный адрес`,
            isRequired: true,
        },
        cityId: {
            type: 'number',
            description: `Номер города`,
            isRequired: true,
        },
        coords: {
            type: 'string',
            description: `Координаты «долгота,широта»; null, если не заданы`,
            isRequired: true,
            isNullable: true,
        },
        place: {
            type: 'string',
            description: `Где показать на карте: coords, а если их нет — место по адресу`,
            isRequired: true,
        },
        price: {
            type: 'number',
            description: `Цена доставки до пункта, BYN`,
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
        note: {
            type: 'string',
            description: `Как найти, что учесть`,
            isRequired: true,
            isNullable: true,
        },
        maxWeight: {
            type: 'number',
            description: `Наибольший вес одного места, кг; null — без ограничения`,
            isRequired: true,
            isNullable: true,
        },
        maxSide: {
            type: 'number',
            description: `Наибольшая сторона одного места, см; null — без ограничения`,
            isRequired: true,
            isNullable: true,
        },
        version: {
            type: 'number',
            description: `Версия данных`,
            isRequired: true,
        },
    },
} as const;
