/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateProfileForm = {
    properties: {
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
            isNullable: true,
            maxLength: 150,
        },
        phone: {
            type: 'string',
            description: `Телефон`,
            isNullable: true,
            maxLength: 30,
        },
        email: {
            type: 'string',
            description: `Электронная почта, она же логин`,
            isNullable: true,
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
        orderEmails: {
            type: 'boolean',
            description: `Присылать письма о заказах`,
            isNullable: true,
        },
        password: {
            type: 'string',
            description: `Новый пароль; остальные сеансы завершатся`,
            isNullable: true,
            format: 'password',
            maxLength: 256,
            minLength: 8,
        },
        currentPassword: {
            type: 'string',
            description: `Текущий пароль; обязателен вместе с новым паролем или новой почтой`,
            isNullable: true,
            format: 'password',
            maxLength: 256,
            minLength: 8,
        },
        version: {
            type: 'number',
            description: `Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        file: {
            type: 'binary',
            description: `Аватар: JPEG, PNG или WebP до 2 МБ`,
            format: 'binary',
        },
    },
} as const;
