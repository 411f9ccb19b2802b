/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StartCheckDto = {
    properties: {
        kind: {
            type: 'all-of',
            description: `Что проверить: receiver — вашего получателя уведомлений, caller — как ваша программа вызывает API`,
            contains: [{
                type: 'CheckKind',
            }],
            isRequired: true,
        },
        webhookId: {
            type: 'number',
            description: `Адрес уведомлений тестового режима: номер из GET /api/webhooks`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        keyId: {
            type: 'number',
            description: `Ключ, за вызовами которого смотреть 30 минут: номер из GET /api/keys`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
    },
} as const;
