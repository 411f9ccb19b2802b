/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $DeletedOrderDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
        },
        date: {
            type: 'string',
            description: `Когда оформлен, по Минску`,
            isRequired: true,
        },
        client: {
            type: 'string',
            description: `Клиент`,
            isRequired: true,
        },
        receiver: {
            type: 'string',
            description: `Получатель`,
            isRequired: true,
        },
        price: {
            type: 'number',
            description: `Цена, р; -1 — формируется`,
            isRequired: true,
        },
        deletedAt: {
            type: 'string',
            description: `Когда удалён, по Минску`,
            isRequired: true,
        },
        deletedBy: {
            type: 'string',
            description: `Кто удалил`,
            isRequired: true,
        },
        keptUntil: {
            type: 'string',
            description: `По какой день его можно вернуть`,
            isRequired: true,
        },
    },
} as const;
