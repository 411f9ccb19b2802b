/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CancelOrderDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер заказа; у тестового — отрицательный`,
            isNullable: true,
            maximum: 2147483647,
            minimum: -2147483647,
        },
        externalId: {
            type: 'string',
            description: `Номер у вас, если нашего номера нет под рукой; с id — номер того же заказа, иначе 422`,
            isNullable: true,
            maxLength: 64,
        },
        reason: {
            type: 'string',
            description: `Почему: увидит менеджер`,
            isNullable: true,
            maxLength: 500,
        },
    },
} as const;
