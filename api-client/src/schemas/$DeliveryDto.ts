/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $DeliveryDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер доставки`,
            isRequired: true,
        },
        eventId: {
            type: 'string',
            description: `Номер события, webhook-id`,
            isRequired: true,
        },
        type: {
            type: 'all-of',
            description: `Вид события`,
            contains: [{
                type: 'EventType',
            }],
            isRequired: true,
        },
        orderId: {
            type: 'number',
            description: `Номер заказа; null — не о заказе`,
            isRequired: true,
            isNullable: true,
        },
        state: {
            type: 'all-of',
            description: `waiting — ждёт отправки или повтора, delivered — принято, failed — больше не отправляем`,
            contains: [{
                type: 'DeliveryState',
            }],
            isRequired: true,
        },
        attempts: {
            type: 'number',
            description: `Сколько было попыток`,
            isRequired: true,
        },
        queuedAt: {
            type: 'string',
            description: `Когда поставлено в очередь, по Минску`,
            isRequired: true,
        },
        queuedAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
        triedAt: {
            type: 'string',
            description: `Последняя попытка`,
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
            description: `Следующая попытка`,
            isRequired: true,
            isNullable: true,
        },
        nextAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        status: {
            type: 'number',
            description: `Код ответа; null — ответа не было`,
            isRequired: true,
            isNullable: true,
        },
        ms: {
            type: 'number',
            description: `Сколько длилась попытка, мс`,
            isRequired: true,
            isNullable: true,
        },
        answer: {
            type: 'string',
            description: `Первые 2 КБ ответа`,
            isRequired: true,
            isNullable: true,
        },
        error: {
            type: 'string',
            description: `Почему ответа не было`,
            isRequired: true,
            isNullable: true,
        },
        request: {
            type: 'all-of',
            description: `Тело запроса; null — события больше нет в ленте`,
            contains: [{
                type: 'EventDto',
            }],
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
