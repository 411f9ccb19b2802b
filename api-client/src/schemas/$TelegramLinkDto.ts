/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TelegramLinkDto = {
    properties: {
        url: {
            type: 'string',
            description: `Откройте её на устройстве с Telegram; null, если подключено сразу`,
            isRequired: true,
            isNullable: true,
        },
        expiresAt: {
            type: 'string',
            description: `До какого времени действует, по Минску`,
            isRequired: true,
        },
    },
} as const;
