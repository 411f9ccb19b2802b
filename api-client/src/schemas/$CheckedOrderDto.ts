/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CheckedOrderDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
        },
        before: {
            type: 'number',
            description: `По действующему тарифу, BYN`,
            isRequired: true,
        },
        after: {
            type: 'number',
            description: `По проверяемому, BYN`,
            isRequired: true,
        },
    },
} as const;
