/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NewWebhookDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер адреса`,
            isRequired: true,
        },
        url: {
            type: 'string',
            description: `Адрес`,
            isRequired: true,
        },
        types: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
        description: {
            type: 'string',
            description: `Пояснение`,
            isRequired: true,
            isNullable: true,
        },
        mode: {
            type: 'all-of',
            description: `Режим`,
            contains: [{
                type: 'Mode',
            }],
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `on — присылаем; off — вы остановили; failed — остановили мы: три дня не было ни одного успешного ответа; gone — адрес ответил 410; unproved — до подтверждения кабинета адрес ещё не ответил на проверку (\`testWebhook\`), событий на него нет`,
            contains: [{
                type: 'WebhookState',
            }],
            isRequired: true,
        },
        failingSince: {
            type: 'string',
            description: `С какого времени события не доходят, по Минску; null — последнее дошло`,
            isRequired: true,
            isNullable: true,
        },
        failingSinceUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        waiting: {
            type: 'number',
            description: `Сколько событий ждёт отправки. Когда их больше 1000, остальные ждут в ленте и здесь не сосчитаны`,
            isRequired: true,
        },
        triedAt: {
            type: 'string',
            description: `Последняя попытка отправить событие, по Минску; null — ещё не было`,
            isRequired: true,
            isNullable: true,
        },
        triedAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        nextAt: {
            type: 'string',
            description: `Следующая попытка, по Минску; null — отправлять нечего или адрес остановлен`,
            isRequired: true,
            isNullable: true,
        },
        nextAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        oldSecretUntil: {
            type: 'string',
            description: `До какого времени после замены подписывает и прежний секрет`,
            isRequired: true,
            isNullable: true,
        },
        oldSecretUntilUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        keyId: {
            type: 'number',
            description: `Ключ, которым адрес назван или включён снова: с его отзывом адрес останавливается; null — назван в кабинете`,
            isRequired: true,
            isNullable: true,
        },
        tellsOrders: {
            type: 'boolean',
            description: `Приходят ли заказы целиком; false — адрес назвал ключ без права orders:read: order — null`,
            isRequired: true,
        },
        createdAt: {
            type: 'string',
            description: `Когда создан, по Минску`,
            isRequired: true,
        },
        createdAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия: растёт с каждым изменением`,
            isRequired: true,
        },
        secret: {
            type: 'string',
            description: `Секрет подписи (Standard Webhooks). Больше мы его не покажем: сохраните сразу`,
            isRequired: true,
        },
    },
} as const;
