/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RegisterDto = {
    properties: {
        isLegalEntity: {
            type: 'boolean',
            description: `Юридическое лицо`,
            isNullable: true,
        },
        organization: {
            type: 'string',
            description: `Организация; обязательна для юридического лица`,
            isNullable: true,
            maxLength: 255,
        },
        Unp: {
            type: 'string',
            description: `УНП; обязателен для юридического лица`,
            isNullable: true,
            maxLength: 20,
        },
        name: {
            type: 'string',
            description: `ФИО`,
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
            description: `Электронная почта, она же логин`,
            isRequired: true,
            format: 'email',
            maxLength: 254,
        },
        isContactPerson: {
            type: 'boolean',
            description: `Есть контактное лицо`,
            isNullable: true,
        },
        contactPersonName: {
            type: 'string',
            description: `ФИО контактного лица`,
            isNullable: true,
            maxLength: 150,
        },
        contactPersonPhone: {
            type: 'string',
            description: `Телефон контактного лица`,
            isNullable: true,
            maxLength: 30,
        },
        password: {
            type: 'string',
            description: `Пароль, не короче 8 символов`,
            isRequired: true,
            format: 'password',
            maxLength: 256,
            minLength: 8,
        },
    },
} as const;
