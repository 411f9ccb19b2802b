/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RunDto = {
    properties: {
        day: {
            type: 'string',
            description: `День рейса, ГГГГ-ММ-ДД`,
            isRequired: true,
        },
        driver: {
            type: 'string',
            description: `Водитель`,
            isRequired: true,
            isNullable: true,
        },
        driverPhone: {
            type: 'string',
            description: `Телефон водителя`,
            isRequired: true,
            isNullable: true,
        },
        car: {
            type: 'string',
            description: `Машина`,
            isRequired: true,
            isNullable: true,
        },
        id: {
            type: 'number',
            description: `Номер рейса`,
            isRequired: true,
        },
        digits: {
            type: 'string',
            description: `Штрихкод рейса, 18 цифр`,
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `open — рейс собирают; left — уехал`,
            contains: [{
                type: 'RunState',
            }],
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия: растёт с каждым изменением`,
            isRequired: true,
        },
        leftAt: {
            type: 'string',
            description: `Когда уехал, по Минску`,
            isRequired: true,
            isNullable: true,
        },
        changedBy: {
            type: 'string',
            description: `Кто изменил рейс последним`,
            isRequired: true,
        },
        changedAt: {
            type: 'string',
            description: `Когда, по Минску`,
            isRequired: true,
        },
        ordersCount: {
            type: 'number',
            description: `Сколько заказов везут; удалённые и отменённые не в счёт`,
            isRequired: true,
        },
        placesCount: {
            type: 'number',
            description: `Сколько в них мест`,
            isRequired: true,
        },
        weight: {
            type: 'number',
            description: `Их вес, кг`,
            isRequired: true,
        },
        volume: {
            type: 'number',
            description: `Их объём, м³`,
            isRequired: true,
        },
        price: {
            type: 'number',
            description: `Сумма назначенных цен, BYN`,
            isRequired: true,
        },
        orders: {
            type: 'array',
            contains: {
                type: 'RunOrderDto',
            },
            isRequired: true,
        },
    },
} as const;
