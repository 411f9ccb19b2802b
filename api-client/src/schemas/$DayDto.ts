/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $DayDto = {
    properties: {
        day: {
            type: 'string',
            description: `Этот день`,
            isRequired: true,
        },
        today: {
            type: 'string',
            description: `Сегодня по Минску`,
            isRequired: true,
        },
        nextDelivery: {
            type: 'string',
            description: `Ближайший срок доставки для не доставленных`,
            isRequired: true,
        },
        previous: {
            type: 'string',
            description: `Прошлый день доставки`,
            isRequired: true,
        },
        undelivered: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
        unfit: {
            type: 'array',
            contains: {
                type: 'DayUnfitDto',
            },
            isRequired: true,
        },
        deliveries: {
            type: 'array',
            contains: {
                type: 'DayGroupDto',
            },
            isRequired: true,
        },
        pickups: {
            type: 'array',
            contains: {
                type: 'DayGroupDto',
            },
            isRequired: true,
        },
        total: {
            type: 'number',
            description: `Сколько заказов в этот день; в ответе — новые из них`,
            isRequired: true,
        },
        closedUnpriced: {
            type: 'number',
            description: `Сколько заказов этого дня без цены уже доставлено, возвращается или закрыто: в остальных числах их нет`,
            isRequired: true,
        },
        orders: {
            type: 'array',
            contains: {
                type: 'OrderDto',
            },
            isRequired: true,
        },
    },
} as const;
