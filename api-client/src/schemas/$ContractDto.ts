/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ContractDto = {
    properties: {
        fullName: {
            type: 'string',
            description: `ФИО того, кто подписывает`,
            isRequired: true,
        },
        position: {
            type: 'string',
            description: `Должность`,
            isRequired: true,
        },
        doc: {
            type: 'string',
            description: `Действует на основании`,
            isRequired: true,
        },
        contactPerson: {
            type: 'string',
            description: `Контактное лицо`,
            isRequired: true,
        },
        phone: {
            type: 'string',
            description: `Телефон`,
            isRequired: true,
        },
        email: {
            type: 'string',
            description: `Эл. почта`,
            isRequired: true,
            format: 'email',
        },
        unp: {
            type: 'string',
            description: `УНП`,
            isRequired: true,
        },
        address: {
            type: 'string',
            description: `Юридический адрес`,
            isRequired: true,
        },
        postcode: {
            type: 'string',
            description: `Почтовый адрес`,
            isRequired: true,
        },
        pc: {
            type: 'string',
            description: `Расчётный счёт (IBAN)`,
            isRequired: true,
        },
        bank: {
            type: 'string',
            description: `Банк`,
            isRequired: true,
        },
        bankAddress: {
            type: 'string',
            description: `Адрес банка`,
            isRequired: true,
        },
        id: {
            type: 'number',
            description: `Номер договора`,
            isRequired: true,
        },
        scanRegistration: {
            type: 'string',
            description: `Скан свидетельства о регистрации`,
            isRequired: true,
            isNullable: true,
        },
        scanProxy: {
            type: 'string',
            description: `Скан доверенности`,
            isRequired: true,
            isNullable: true,
        },
        version: {
            type: 'number',
            description: `Версия данных`,
            isRequired: true,
        },
        date: {
            type: 'string',
            description: `Когда заключён, по Минску`,
            isRequired: true,
        },
        editions: {
            type: 'array',
            contains: {
                type: 'EditionDto',
            },
            isRequired: true,
        },
    },
} as const;
