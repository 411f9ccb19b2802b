/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $MessageDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер сообщения`,
            isRequired: true,
        },
        date: {
            type: 'string',
            description: `Когда написано, по Минску`,
            isRequired: true,
        },
        channel: {
            type: 'all-of',
            description: `Способ`,
            contains: [{
                type: 'NoticeChannel',
            }],
            isRequired: true,
        },
        to: {
            type: 'string',
            description: `Кому: номер или адрес почты, не целиком`,
            isRequired: true,
        },
        account: {
            type: 'all-of',
            description: `О чьём кабинете; null, если ни о чьём`,
            contains: [{
                type: 'MessagePersonDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        subject: {
            type: 'string',
            description: `О чём`,
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `waiting — ждёт отправки или повтора, sent — отправлено, failed — больше не отправляем, unwanted — на этот номер просили не присылать`,
            contains: [{
                type: 'MessageState',
            }],
            isRequired: true,
        },
        toFile: {
            type: 'boolean',
            description: `Записано в файл на сервере: способ не настроен, и получателю ничего не ушло. У сообщений до 27.11.2026 всегда false`,
            isRequired: true,
        },
        attempts: {
            type: 'number',
            description: `Сколько было попыток`,
            isRequired: true,
        },
        sentAt: {
            type: 'string',
            description: `Когда отправлено`,
            isRequired: true,
            isNullable: true,
        },
        nextAt: {
            type: 'string',
            description: `Когда попробуем`,
            isRequired: true,
            isNullable: true,
        },
        reason: {
            type: 'string',
            description: `Почему последняя попытка не удалась`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
