/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderRegisterDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер реестра`,
            isRequired: true,
        },
        digits: {
            type: 'string',
            description: `Штрихкод реестра, 16 цифр`,
            isRequired: true,
        },
        day: {
            type: 'string',
            description: `День, на который он составлен`,
            isRequired: true,
        },
        date: {
            type: 'string',
            description: `Когда составлен, по Минску`,
            isRequired: true,
        },
        dateUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия`,
            isRequired: true,
        },
        edition: {
            type: 'number',
            description: `Редакция бумаги, от 1: следующая составляется, когда заказы изменились`,
            isRequired: true,
        },
        editionAt: {
            type: 'string',
            description: `Когда составлена редакция, по Минску`,
            isRequired: true,
        },
        editionAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `open — груз ещё не сдан; received — принят; dissolved — распущен`,
            contains: [{
                type: 'RegisterState',
            }],
            isRequired: true,
        },
        client: {
            type: 'string',
            description: `Отправитель`,
            isRequired: true,
        },
        ordersCount: {
            type: 'number',
            description: `Сколько заказов в редакции, без отменённых и удалённых; у принятого — сколько их было при приёме`,
            isRequired: true,
        },
        placesCount: {
            type: 'number',
            description: `Сколько в них мест`,
            isRequired: true,
        },
        receivedCount: {
            type: 'number',
            description: `Сколько мест отмечено при приёме`,
            isRequired: true,
        },
        weight: {
            type: 'number',
            description: `Вес, кг`,
            isRequired: true,
        },
        receivedAt: {
            type: 'string',
            description: `Когда принят, по Минску`,
            isRequired: true,
            isNullable: true,
        },
        receivedAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        changed: {
            type: 'boolean',
            description: `Изменились ли заказы с тех пор, как составлена редакция: на бумаге будет «Состав изменился»`,
            isRequired: true,
        },
        expectedCount: {
            type: 'number',
            description: `Сколько мест принимают`,
            isRequired: true,
        },
        editions: {
            type: 'array',
            contains: {
                type: 'RegisterEditionDto',
            },
            isRequired: true,
        },
        orders: {
            type: 'array',
            contains: {
                type: 'RegisterOrderDto',
            },
            isRequired: true,
        },
    },
} as const;
