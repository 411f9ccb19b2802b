/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderCountersDto = {
    properties: {
        new: {
            type: 'number',
            description: `Новые: статус «Новая»`,
            isRequired: true,
        },
        noPrice: {
            type: 'number',
            description: `Без цены: цена формируется`,
            isRequired: true,
        },
        today: {
            type: 'number',
            description: `С доставкой сегодня`,
            isRequired: true,
        },
        tomorrow: {
            type: 'number',
            description: `С доставкой завтра`,
            isRequired: true,
        },
        fragile: {
            type: 'number',
            description: `Хрупкие`,
            isRequired: true,
        },
    },
} as const;
