/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreateBookEntryDto = {
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
            isNullable: true,
        },
        organization: {
            type: 'string',
            description: `Организация; обязательна для юридического лица`,
            isNullable: true,
            maxLength: 255,
        },
        name: {
            type: 'string',
            description: `ФИО получателя`,
            isNullable: true,
            maxLength: 150,
        },
        phone: {
            type: 'string',
            description: `Телефон получателя`,
            isNullable: true,
            maxLength: 30,
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
            isNullable: true,
            maxLength: 150,
        },
        cityId: {
            type: 'number',
            description: `Номер города из findCountry`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        street: {
            type: 'string',
            description: `Улица`,
            isNullable: true,
            maxLength: 150,
        },
        house: {
            type: 'string',
            description: `Дом`,
            isNullable: true,
            maxLength: 20,
        },
        housing: {
            type: 'string',
            description: `Корпус`,
            isNullable: true,
            maxLength: 20,
        },
        entrance: {
            type: 'string',
            description: `Подъезд`,
            isNullable: true,
            maxLength: 20,
        },
        flat: {
            type: 'string',
            description: `Квартира`,
            isNullable: true,
            maxLength: 20,
        },
        floor: {
            type: 'string',
            description: `Этаж`,
            isNullable: true,
            maxLength: 20,
        },
        pointId: {
            type: 'number',
            description: `Номер пункта`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        note: {
            type: 'string',
            description: `Домофон, вход, этаж: войдёт в комментарий заказа`,
            isNullable: true,
            maxLength: 255,
        },
        hours: {
            type: 'string',
            description: `Часы`,
            isNullable: true,
            maxLength: 100,
        },
        isDefault: {
            type: 'boolean',
            description: `Место забора, с которого начинается новый заказ; одно на учётную запись`,
            isNullable: true,
        },
    },
} as const;
