/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ErrorDto = {
    properties: {
        statusCode: {
            type: 'number',
            description: `Код ответа HTTP`,
            isRequired: true,
        },
        code: {
            type: 'all-of',
            description: `Постоянное слово для программ. Все слова — в таблице «Ошибки» этого описания`,
            contains: [{
                type: 'ErrorCode',
            }],
            isRequired: true,
        },
        message: {
            type: 'string',
            description: `Объяснение для людей`,
            isRequired: true,
        },
        errors: {
            type: 'dictionary',
            contains: {
                type: 'array',
                contains: {
                    type: 'string',
                },
            },
        },
        fresh: {
            type: 'dictionary',
            contains: {
                properties: {
                },
            },
        },
        savedBy: {
            type: 'all-of',
            description: `Только при коде version_conflict, если известно: кто сохранил данные из fresh и когда`,
            contains: [{
                type: 'SavedByDto',
            }],
        },
        requestId: {
            type: 'string',
            description: `Только в ответах 5xx: номер запроса, тот же, что в заголовке X-Request-Id. По нему мы найдём сбой`,
        },
        mode: {
            type: 'all-of',
            description: `Режим: live — рабочий, test — тестовый. В ошибке его нет, если неизвестно, чей запрос`,
            contains: [{
                type: 'Mode',
            }],
        },
    },
} as const;
