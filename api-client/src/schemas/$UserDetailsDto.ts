/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UserDetailsDto = {
    properties: {
        isLegalEntity: {
            type: 'boolean',
            description: `Юридическое лицо`,
            isRequired: true,
        },
        organization: {
            type: 'string',
            description: `Организация; обязательна для юридического лица`,
            isRequired: true,
            isNullable: true,
        },
        Unp: {
            type: 'string',
            description: `УНП; обязателен для юридического лица`,
            isRequired: true,
            isNullable: true,
        },
        name: {
            type: 'string',
            description: `ФИО`,
            isRequired: true,
        },
        phone: {
            type: 'string',
            description: `Телефон`,
            isRequired: true,
        },
        email: {
            type: 'string',
            description: `Электронная почта, она же логин`,
            isRequired: true,
            format: 'email',
        },
        isContactPerson: {
            type: 'boolean',
            description: `Есть контактное лицо`,
            isRequired: true,
        },
        contactPersonName: {
            type: 'string',
            description: `ФИО контактного лица`,
            isRequired: true,
            isNullable: true,
        },
        contactPersonPhone: {
            type: 'string',
            description: `Телефон контактного лица`,
            isRequired: true,
            isNullable: true,
        },
        orderEmails: {
            type: 'boolean',
            description: `Присылать письма о заказах`,
            isRequired: true,
        },
        id: {
            type: 'number',
            description: `Номер пользователя`,
            isRequired: true,
        },
        role: {
            type: 'all-of',
            description: `Роль`,
            contains: [{
                type: 'Role',
            }],
            isRequired: true,
        },
        status: {
            type: 'all-of',
            description: `Статус регистрации`,
            contains: [{
                type: 'UserStatus',
            }],
            isRequired: true,
        },
        pendingEmail: {
            type: 'string',
            description: `Новая почта, которая ждёт подтверждения по ссылке из письма; null, когда её нет`,
            isRequired: true,
            isNullable: true,
        },
        url: {
            type: 'string',
            description: `Адрес аватара`,
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия данных`,
            isRequired: true,
        },
        ordersCount: {
            type: 'number',
            description: `Сколько у пользователя заказов`,
            isRequired: true,
        },
        leaving: {
            type: 'all-of',
            description: `Просьба удалить кабинет; null, если её нет`,
            contains: [{
                type: 'LeavingDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        secondFactors: {
            type: 'boolean',
            description: `Есть ли второй фактор: приложение с кодами или ключ доступа`,
            isRequired: true,
        },
    },
} as const;
