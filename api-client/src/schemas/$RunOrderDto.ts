/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RunOrderDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер заказа`,
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
        carried: {
            type: 'boolean',
            description: `Везут ли его: не удалён и не отменён`,
            isRequired: true,
        },
        awaiting: {
            type: 'boolean',
            description: `Ждёт ли клиент ответа об изменении`,
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия заказа; null, если он удалён`,
            isRequired: true,
            isNullable: true,
        },
        status: {
            type: 'all-of',
            description: `Статус; null, если заказ удалён`,
            contains: [{
                type: 'OrderStatusDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        client: {
            type: 'string',
            description: `Заказчик`,
            isRequired: true,
            isNullable: true,
        },
        person: {
            type: 'string',
            description: `К кому едут`,
            isRequired: true,
            isNullable: true,
        },
        phone: {
            type: 'string',
            description: `Телефон`,
            isRequired: true,
            isNullable: true,
        },
        town: {
            type: 'string',
            description: `Населённый пункт`,
            isRequired: true,
            isNullable: true,
        },
        address: {
            type: 'string',
            description: `Адрес или пункт`,
            isRequired: true,
            isNullable: true,
        },
        hours: {
            type: 'string',
            description: `Часы работы пункта`,
            isRequired: true,
            isNullable: true,
        },
        deliveryDate: {
            type: 'string',
            description: `Срок доставки`,
            isRequired: true,
            isNullable: true,
        },
        comment: {
            type: 'string',
            description: `Комментарий к этому адресу`,
            isRequired: true,
            isNullable: true,
        },
        fragile: {
            type: 'boolean',
            description: `Хрупкий груз`,
            isRequired: true,
        },
        places: {
            type: 'number',
            description: `Сколько мест`,
            isRequired: true,
        },
        weight: {
            type: 'number',
            description: `Вес, кг`,
            isRequired: true,
        },
        volume: {
            type: 'number',
            description: `Объём, м³`,
            isRequired: true,
        },
        price: {
            type: 'number',
            description: `Цена, BYN; -1 — формируется`,
            isRequired: true,
            isNullable: true,
        },
        addedBy: {
            type: 'string',
            description: `Кто внёс его в рейс`,
            isRequired: true,
        },
        addedAt: {
            type: 'string',
            description: `Когда, по Минску`,
            isRequired: true,
        },
    },
} as const;
