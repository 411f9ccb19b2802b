/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BatchResultDto = {
    properties: {
        index: {
            type: 'number',
            description: `Место заказа в запросе, от 0`,
            isRequired: true,
        },
        statusCode: {
            type: 'number',
            description: `Код, как у отдельного запроса: 201, 409, 422`,
            isRequired: true,
        },
        code: {
            type: 'all-of',
            description: `Слово для программ, как в ошибке отдельного запроса; нет, если заказ оформлен`,
            contains: [{
                type: 'ErrorCode',
            }],
        },
        message: {
            type: 'string',
            description: `Объяснение, если заказ не оформлен`,
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
        order: {
            type: 'all-of',
            description: `Оформленный заказ`,
            contains: [{
                type: 'OrderDto',
            }],
        },
    },
} as const;
