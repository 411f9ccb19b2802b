/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NoticesDto = {
    properties: {
        telegram: {
            type: 'all-of',
            description: `Telegram; null, если у службы нет бота`,
            contains: [{
                type: 'TelegramDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        phone: {
            type: 'string',
            description: `Номер для SMS и Viber; null, если в кабинете не мобильный`,
            isRequired: true,
            isNullable: true,
        },
        daily: {
            type: 'boolean',
            description: `Письма о заказах приходят одним письмом в день`,
            isRequired: true,
        },
        events: {
            type: 'array',
            contains: {
                type: 'NoticeEventDto',
            },
            isRequired: true,
        },
    },
} as const;
