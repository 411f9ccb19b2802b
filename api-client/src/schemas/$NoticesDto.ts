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
    },
} as const;
