/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateWebhookDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер адреса`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
        version: {
            type: 'number',
            description: `Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        url: {
            type: 'string',
            description: `Адрес вашей программы: https, порт 443 или больше 1023, виден из интернета`,
            isNullable: true,
            maxLength: 500,
        },
        types: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isNullable: true,
        },
        description: {
            type: 'string',
            description: `Пояснение для себя`,
            isNullable: true,
            maxLength: 200,
        },
        enabled: {
            type: 'boolean',
            description: `false — не присылать; true — снова присылать, с того места, где остановились`,
            isNullable: true,
        },
    },
} as const;
