/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreateWebhookDto = {
    properties: {
        url: {
            type: 'string',
            description: `Адрес вашей программы: https, порт 443 или больше 1023, виден из интернета`,
            isRequired: true,
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
    },
} as const;
