/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $QuoteEffectDto = {
    properties: {
        before: {
            type: 'number',
            description: `Расчёт заказа по тарифу дня предложения, BYN; null — по согласованию`,
            isRequired: true,
            isNullable: true,
        },
        after: {
            type: 'number',
            description: `Расчёт с изменением по тому же тарифу`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
