/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AdvanceOrderDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер тестового заказа: отрицательный`,
            isRequired: true,
            maximum: 2147483647,
            minimum: -2147483647,
        },
        to: {
            type: 'Enum',
            isRequired: true,
        },
        price: {
            type: 'number',
            description: `Цена, которую назначит «менеджер», BYN`,
            isNullable: true,
            maximum: 1000000,
        },
    },
} as const;
