/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RegisterOrderDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
        },
        externalId: {
            type: 'string',
            description: `Номер у вас`,
            isRequired: true,
            isNullable: true,
        },
        receiver: {
            type: 'string',
            description: `Получатель; null, если заказ удалён`,
            isRequired: true,
            isNullable: true,
        },
        phone: {
            type: 'string',
            description: `Телефон получателя`,
            isRequired: true,
            isNullable: true,
        },
        town: {
            type: 'string',
            description: `Населённый пункт или пункт выдачи`,
            isRequired: true,
            isNullable: true,
        },
        places: {
            type: 'number',
            description: `Сколько мест в реестре`,
            isRequired: true,
        },
        placesNow: {
            type: 'number',
            description: `Сколько мест в заказе теперь: больше или меньше, если его изменили; null, если заказ удалён`,
            isRequired: true,
            isNullable: true,
        },
        weight: {
            type: 'number',
            description: `Вес, кг`,
            isRequired: true,
        },
        canceled: {
            type: 'boolean',
            description: `Отменён ли заказ`,
            isRequired: true,
        },
        received: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
    },
} as const;
