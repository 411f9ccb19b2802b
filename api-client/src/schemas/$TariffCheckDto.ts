/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TariffCheckDto = {
    properties: {
        counted: {
            type: 'number',
            description: `Сколько заказов посчитано`,
            isRequired: true,
        },
        before: {
            type: 'number',
            description: `Сумма по действующему тарифу, BYN`,
            isRequired: true,
        },
        after: {
            type: 'number',
            description: `Сумма по проверяемому, BYN`,
            isRequired: true,
        },
        percent: {
            type: 'number',
            description: `Разница, %, до сотых; null — сравнивать не с чем`,
            isRequired: true,
            isNullable: true,
        },
        up: {
            type: 'number',
            description: `Сколько заказов подорожает`,
            isRequired: true,
        },
        down: {
            type: 'number',
            description: `Сколько подешевеет`,
            isRequired: true,
        },
        same: {
            type: 'number',
            description: `Сколько не изменится`,
            isRequired: true,
        },
        byAgreement: {
            type: 'number',
            description: `Не посчитаны: цена по согласованию`,
            isRequired: true,
        },
        gone: {
            type: 'number',
            description: `Не посчитаны: города или пункта выдачи больше нет`,
            isRequired: true,
        },
        biggest: {
            type: 'array',
            contains: {
                type: 'CheckedOrderDto',
            },
            isRequired: true,
        },
    },
} as const;
