/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CarrierDto = {
    properties: {
        order: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
        },
        run: {
            type: 'number',
            description: `Номер рейса`,
            isRequired: true,
        },
        day: {
            type: 'string',
            description: `День рейса`,
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
            description: `Его телефон`,
            isRequired: true,
            isNullable: true,
        },
        car: {
            type: 'string',
            description: `Машина`,
            isRequired: true,
            isNullable: true,
        },
        state: {
            type: 'all-of',
            description: `Уехал ли рейс`,
            contains: [{
                type: 'RunState',
            }],
            isRequired: true,
        },
        task: {
            type: 'all-of',
            description: `Доставить получателю (deliver) или забрать у отправителя (fetch)`,
            contains: [{
                type: 'RunTask',
            }],
            isRequired: true,
        },
        done: {
            type: 'boolean',
            description: `Рейс уехал и больше ничего с заказом не делает: по статусу груз забран, ждёт в пункте выдачи, не доставлен или возвращается. Такой заказ можно внести в другой рейс`,
            isRequired: true,
        },
    },
} as const;
