/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PackageDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер строки`,
            isRequired: true,
        },
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
            description: `По размерам или по объёму`,
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
            description: `Название`,
            isRequired: true,
            isNullable: true,
        },
        count: {
            type: 'number',
            description: `Сколько единиц`,
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
            description: `Номер ТТН`,
            isRequired: true,
            isNullable: true,
        },
        returnTTN: {
            type: 'boolean',
            description: `Вернуть подписанную ТТН`,
            isRequired: true,
        },
    },
} as const;
