/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderUserDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер клиента; null, если учётная запись удалена`,
            isRequired: true,
            isNullable: true,
        },
        name: {
            type: 'string',
            description: `ФИО`,
            isRequired: true,
        },
        UNP: {
            type: 'string',
            description: `УНП`,
            isRequired: true,
            isNullable: true,
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
        },
        isLegalEntity: {
            type: 'boolean',
            description: `Юридическое лицо`,
            isRequired: true,
        },
        organization: {
            type: 'string',
            description: `Организация`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
