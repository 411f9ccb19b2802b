/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CheckRunDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер проверки`,
            isRequired: true,
        },
        kind: {
            type: 'all-of',
            description: `Что проверяют`,
            contains: [{
                type: 'CheckKind',
            }],
            isRequired: true,
        },
        webhookId: {
            type: 'number',
            description: `Номер адреса уведомлений`,
            isRequired: true,
            isNullable: true,
        },
        keyId: {
            type: 'number',
            description: `Номер ключа`,
            isRequired: true,
            isNullable: true,
        },
        state: {
            type: 'all-of',
            description: `running — идёт, done — готова, broken — прервана: сервис перезапускали, начните снова`,
            contains: [{
                type: 'CheckRunState',
            }],
            isRequired: true,
        },
        startedAt: {
            type: 'string',
            description: `Когда начата, по Минску`,
            isRequired: true,
        },
        startedAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
        endsAt: {
            type: 'string',
            description: `Когда закончится сама, по Минску`,
            isRequired: true,
        },
        endsAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
        passed: {
            type: 'number',
            description: `Сколько проверок прошло`,
            isRequired: true,
        },
        failed: {
            type: 'number',
            description: `Сколько не прошло`,
            isRequired: true,
        },
        checks: {
            type: 'array',
            contains: {
                type: 'CheckDto',
            },
            isRequired: true,
        },
    },
} as const;
