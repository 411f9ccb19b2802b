/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $QuoteItemDto = {
    properties: {
        price: {
            type: 'number',
            description: `Цена места, BYN; null — по согласованию`,
            isRequired: true,
            isNullable: true,
        },
        multiplier: {
            type: 'number',
            description: `Множитель к цене назначения; null — по согласованию`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
