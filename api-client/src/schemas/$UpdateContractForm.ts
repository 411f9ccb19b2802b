/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateContractForm = {
    properties: {
        fullName: {
            type: 'string',
            description: `ФИО того, кто подписывает`,
            isRequired: true,
            maxLength: 255,
        },
        position: {
            type: 'string',
            description: `Должность`,
            isRequired: true,
            maxLength: 150,
        },
        doc: {
            type: 'string',
            description: `Действует на основании`,
            isRequired: true,
            maxLength: 255,
        },
        contactPerson: {
            type: 'string',
            description: `Контактное лицо`,
            isRequired: true,
            maxLength: 150,
        },
        phone: {
            type: 'string',
            description: `Телефон`,
            isRequired: true,
            maxLength: 30,
        },
        email: {
            type: 'string',
            description: `Эл. почта`,
            isRequired: true,
            format: 'email',
            maxLength: 254,
        },
        unp: {
            type: 'string',
            description: `УНП`,
            isRequired: true,
            maxLength: 20,
        },
        address: {
            type: 'string',
            description: `Юридический адрес`,
            isRequired: true,
            maxLength: 255,
        },
        postcode: {
            type: 'string',
            description: `Почтовый адрес`,
            isRequired: true,
            maxLength: 255,
        },
        pc: {
            type: 'string',
            description: `Расчётный счёт (IBAN)`,
            isRequired: true,
            maxLength: 50,
        },
        bank: {
            type: 'string',
            description: `Банк`,
            isRequired: true,
            maxLength: 255,
        },
        bankAddress: {
            type: 'string',
            description: `Адрес банка`,
            isRequired: true,
            maxLength: 255,
        },
        id: {
            type: 'number',
            description: `Номер договора`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
        version: {
            type: 'number',
            description: `Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        scanRegistration: {
            type: 'binary',
            description: `Скан свидетельства о регистрации; если не передан, остаётся прежний: PDF, JPEG или PNG до 2 МБ`,
            format: 'binary',
        },
        scanProxy: {
            type: 'binary',
            description: `Скан доверенности; если не передан, остаётся прежний: PDF, JPEG или PNG до 2 МБ`,
            format: 'binary',
        },
    },
} as const;
