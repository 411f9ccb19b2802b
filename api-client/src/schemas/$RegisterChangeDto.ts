/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RegisterChangeDto = {
    properties: {
        what: {
            type: 'all-of',
            description: `canceled — заказ отменили, deleted — удалили, returned — вернули, cargo — изменили места или вес`,
            contains: [{
                type: 'RegisterChange',
            }],
            isRequired: true,
        },
        by: {
            type: 'string',
            description: `Кто изменил; null, если система или, для клиента, сотрудник`,
            isRequired: true,
            isNullable: true,
        },
        at: {
            type: 'string',
            description: `Когда, по Минску`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
