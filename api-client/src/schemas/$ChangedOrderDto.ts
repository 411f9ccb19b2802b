/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ChangedOrderDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия заказа сейчас; null — его больше нет`,
            isRequired: true,
            isNullable: true,
        },
        kinds: {
            type: 'array',
            contains: {
                type: 'ChangeKind',
            },
            isRequired: true,
        },
        by: {
            type: 'all-of',
            description: `Кто изменил его последним; клиентам не называется`,
            contains: [{
                type: 'ChangeAuthorDto',
            }],
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
