/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PackageInputDto = {
    properties: {
        type: {
            type: 'all-of',
            description: `Посылка, товар или документы`,
            contains: [{
                type: 'PackageType',
            }],
            isRequired: true,
        },
        calculationType: {
            type: 'all-of',
            description: `По размерам (sizes) или по объёму (volume)`,
            contains: [{
                type: 'CalculationType',
            }],
            isNullable: true,
        },
        length: {
            type: 'number',
            description: `Длина, см`,
            isNullable: true,
            maximum: 1000,
        },
        width: {
            type: 'number',
            description: `Ширина, см`,
            isNullable: true,
            maximum: 1000,
        },
        height: {
            type: 'number',
            description: `Высота, см`,
            isNullable: true,
            maximum: 1000,
        },
        weight: {
            type: 'number',
            description: `Вес, кг; у товара — вес единицы`,
            isNullable: true,
            maximum: 20000,
        },
        volume: {
            type: 'number',
            description: `Объём, м³`,
            isNullable: true,
            maximum: 100,
        },
        name: {
            type: 'string',
            description: `Название; обязательно для товара`,
            isNullable: true,
            maxLength: 150,
        },
        count: {
            type: 'number',
            description: `Сколько единиц; у посылки и документов считается 1`,
            isNullable: true,
            maximum: 10000,
            minimum: 1,
        },
        useTTN: {
            type: 'all-of',
            description: `ТТН с грузом`,
            contains: [{
                type: 'UseTtn',
            }],
            isNullable: true,
        },
        TTN: {
            type: 'string',
            description: `Номер ТТН; обязателен, если ТТН с грузом`,
            isNullable: true,
            maxLength: 50,
        },
        returnTTN: {
            type: 'boolean',
            description: `Вернуть подписанную ТТН; только если ТТН с грузом`,
            isNullable: true,
        },
    },
} as const;
