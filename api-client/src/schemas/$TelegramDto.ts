/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TelegramDto = {
    properties: {
        connectedAt: {
            type: 'string',
            description: `Когда подключён, по Минску; null, если не подключён`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
