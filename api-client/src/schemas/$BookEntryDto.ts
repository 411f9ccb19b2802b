/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BookEntryDto = {
    properties: {
        side: {
            type: 'all-of',
            description: `Место забора (sender) или получатель (receiver)`,
            contains: [{
                type: 'BookSide',
            }],
            isRequired: true,
        },
        receiverType: {
            type: 'all-of',
            description: `Получатель: юридическое (ur-lico) или физическое лицо (fiz-lico)`,
            contains: [{
                type: 'ReceiverType',
            }],
            isRequired: true,
            isNullable: true,
        },
        organization: {
            type: 'string',
            description: `Организация; обязательна для юридического лица`,
            isRequired: true,
            isNullable: true,
        },
        name: {
            type: 'string',
            description: `ФИО получателя`,
            isRequired: true,
            isNullable: true,
        },
        phone: {
            type: 'string',
            description: `Телефон получателя`,
            isRequired: true,
            isNullable: true,
        },
        delivery: {
            type: 'all-of',
            description: `По адресу (client) или в пункте (punkt)`,
            contains: [{
                type: 'DeliveryKind',
            }],
            isRequired: true,
        },
        city: {
            type: 'string',
            description: `Город, как в findCountry; без него — название по номеру`,
            isRequired: true,
            isNullable: true,
        },
        cityId: {
            type: 'number',
            description: `Номер города из findCountry`,
            isRequired: true,
            isNullable: true,
        },
        street: {
            type: 'string',
            description: `Улица`,
            isRequired: true,
            isNullable: true,
        },
        house: {
            type: 'string',
            description: `Дом`,
            isRequired: true,
            isNullable: true,
        },
        housing: {
            type: 'string',
            description: `Корпус`,
            isRequired: true,
            isNullable: true,
        },
        entrance: {
            type: 'string',
            description: `Подъезд`,
            isRequired: true,
            isNullable: true,
        },
        flat: {
            type: 'string',
            description: `Квартира`,
            isRequired: true,
            isNullable: true,
        },
        floor: {
            type: 'string',
            description: `Этаж`,
            isRequired: true,
            isNullable: true,
        },
        pointId: {
            type: 'number',
            description: `Номер пункта`,
            isRequired: true,
            isNullable: true,
        },
        note: {
            type: 'string',
            description: `Домофон, вход, этаж: войдёт в комментарий заказа`,
            isRequired: true,
            isNullable: true,
        },
        hours: {
            type: 'string',
            description: `Часы`,
            isRequired: true,
            isNullable: true,
        },
        isDefault: {
            type: 'boolean',
            description: `Место забора, с которого начинается новый заказ; одно на учётную запись`,
            isRequired: true,
        },
        id: {
            type: 'number',
            description: `Номер записи`,
            isRequired: true,
        },
        point: {
            type: 'string',
            description: `Адрес пункта; null, когда записан адрес`,
            isRequired: true,
            isNullable: true,
        },
        usedAt: {
            type: 'string',
            description: `Последний заказ с этой записью`,
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия данных`,
            isRequired: true,
        },
    },
} as const;
