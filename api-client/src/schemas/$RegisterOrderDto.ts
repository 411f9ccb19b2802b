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
            description: `Вес в реестре, кг`,
            isRequired: true,
        },
        gone: {
            type: 'all-of',
            description: `Вычеркнут ли в этой редакции и почему: заказ отменён (canceled) или удалён (deleted); в итоги он не входит`,
            contains: [{
                type: 'RegisterGone',
            }],
            isRequired: true,
            isNullable: true,
        },
        goneNow: {
            type: 'all-of',
            description: `Отменён (canceled) или удалён (deleted) до сдачи; у принятого реестра — каким был при приёме`,
            contains: [{
                type: 'RegisterGone',
            }],
            isRequired: true,
            isNullable: true,
        },
        weightNow: {
            type: 'number',
            description: `Вес, кг: каким он стал в заказе; у принятого реестра — каким был при приёме`,
            isRequired: true,
        },
        missing: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
        change: {
            type: 'all-of',
            description: `Чем заказ отличается от реестра, пока тот не сдан; null, если ничем`,
            contains: [{
                type: 'RegisterChangeDto',
            }],
            isRequired: true,
            isNullable: true,
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
