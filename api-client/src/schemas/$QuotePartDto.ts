/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $QuotePartDto = {
    properties: {
        label: {
            type: 'string',
            description: `За что`,
            isRequired: true,
        },
        amount: {
            type: 'number',
            description: `Сколько, BYN`,
            isRequired: true,
        },
    },
} as const;
