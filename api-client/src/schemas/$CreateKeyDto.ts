/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreateKeyDto = {
    properties: {
        name: {
            type: 'string',
            description: `Название для людей: где ключ стоит`,
            isRequired: true,
            maxLength: 80,
        },
        mode: {
            type: 'all-of',
            description: `live — настоящие заказы, test — тестовые: их видите только вы`,
            contains: [{
                type: 'Mode',
            }],
            isRequired: true,
        },
        expiresAt: {
            type: 'string',
            description: `До какого времени действует, по Минску; null — пока не отозван`,
            isNullable: true,
            maxLength: 16,
        },
        scopes: {
            type: 'array',
            contains: {
                type: 'Scope',
            },
            isRequired: true,
        },
        addresses: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isNullable: true,
        },
    },
} as const;
