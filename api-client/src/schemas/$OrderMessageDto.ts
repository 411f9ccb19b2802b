/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderMessageDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер сообщения`,
            isRequired: true,
        },
        date: {
            type: 'string',
            description: `Когда отправлено; пока не отправлено — когда написано`,
            isRequired: true,
        },
        dateUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
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
            type: 'Enum',
            isRequired: true,
        },
        subject: {
            type: 'string',
            description: `О чём`,
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `waiting — ждёт отправки или повтора, sent — отправлено, failed — не дошло, unwanted — на этот номер просили не присылать`,
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
    },
} as const;
