/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RegionDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер`,
            isRequired: true,
        },
        city: {
            type: 'string',
            description: `Область`,
            isRequired: true,
        },
        town: {
            type: 'string',
            description: `Центр`,
            isRequired: true,
        },
        param1: {
            type: 'number',
            description: `Код зоны, не меняется`,
            isRequired: true,
        },
        param2: {
            type: 'number',
            description: `Коэффициент: цена / 15`,
            isRequired: true,
        },
        price: {
            type: 'number',
            description: `Цена, BYN`,
            isRequired: true,
        },
    },
} as const;
