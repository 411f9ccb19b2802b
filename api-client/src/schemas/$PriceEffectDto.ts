/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PriceEffectDto = {
    properties: {
        before: {
            type: 'number',
            description: `Цена до, BYN; -1 — формируется`,
            isRequired: true,
        },
        after: {
            type: 'number',
            description: `Цена после`,
            isRequired: true,
        },
    },
} as const;
