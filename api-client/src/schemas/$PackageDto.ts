/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PackageDto = {
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
            isRequired: true,
        },
        length: {
            type: 'number',
            description: `Длина, см`,
            isRequired: true,
            isNullable: true,
        },
        width: {
            type: 'number',
            description: `Ширина, см`,
            isRequired: true,
            isNullable: true,
        },
        height: {
            type: 'number',
            description: `Высота, см`,
            isRequired: true,
            isNullable: true,
        },
        weight: {
            type: 'number',
            description: `Вес, кг; у товара — вес единицы`,
            isRequired: true,
            isNullable: true,
        },
        volume: {
            type: 'number',
            description: `Объём, м³`,
            isRequired: true,
            isNullable: true,
        },
        name: {
            type: 'string',
            description: `Название; обязательно для товара`,
            isRequired: true,
            isNullable: true,
        },
        count: {
            type: 'number',
            description: `Сколько единиц; у посылки и документов считается 1`,
            isRequired: true,
        },
        useTTN: {
            type: 'all-of',
            description: `ТТН с грузом`,
            contains: [{
                type: 'UseTtn',
            }],
            isRequired: true,
        },
        TTN: {
            type: 'string',
            description: `Номер ТТН; обязателен, если ТТН с грузом`,
            isRequired: true,
            isNullable: true,
        },
        returnTTN: {
            type: 'boolean',
            description: `Вернуть подписанную ТТН; только если ТТН с грузом`,
            isRequired: true,
        },
        id: {
            type: 'number',
            description: `Номер строки`,
            isRequired: true,
        },
    },
} as const;
