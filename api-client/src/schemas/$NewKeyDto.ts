/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NewKeyDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер ключа`,
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `Название`,
            isRequired: true,
        },
        mode: {
            type: 'all-of',
            description: `Режим`,
            contains: [{
                type: 'Mode',
            }],
            isRequired: true,
        },
        scopes: {
            type: 'array',
            contains: {
                type: 'Scope',
            },
            isRequired: true,
        },
        prefix: {
            type: 'string',
            description: `Начало ключа: по нему его узнают`,
            isRequired: true,
        },
        addresses: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
        createdAt: {
            type: 'string',
            description: `Когда создан, по Минску`,
            isRequired: true,
        },
        expiresAt: {
            type: 'string',
            description: `До какого времени действует; null — пока не отозван`,
            isRequired: true,
            isNullable: true,
        },
        lastUsedAt: {
            type: 'string',
            description: `Последний вызов, с точностью до минуты`,
            isRequired: true,
            isNullable: true,
        },
        lastUsedIp: {
            type: 'string',
            description: `Адрес последнего вызова`,
            isRequired: true,
            isNullable: true,
        },
        overlapUntil: {
            type: 'string',
            description: `До какого времени после замены принимается и прежний ключ; null — не принимается`,
            isRequired: true,
            isNullable: true,
        },
        webhooks: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
        secret: {
            type: 'string',
            description: `Сам ключ. Больше его не увидит никто: сохраните сразу`,
            isRequired: true,
        },
    },
} as const;
