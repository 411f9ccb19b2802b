/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BulkResultDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
        },
        statusCode: {
            type: 'number',
            description: `Код, как у отдельного запроса: 200, 404, 409`,
            isRequired: true,
        },
        code: {
            type: 'all-of',
            description: `Слово для программ, как в ошибке отдельного запроса; нет, если изменение сохранено`,
            contains: [{
                type: 'ErrorCode',
            }],
        },
        order: {
            type: 'all-of',
            description: `Заказ после изменения; при конфликте версий — каким он стал`,
            contains: [{
                type: 'OrderDto',
            }],
        },
        message: {
            type: 'string',
            description: `Объяснение, если изменить не удалось`,
        },
        savedBy: {
            type: 'all-of',
            description: `При конфликте версий, если известно: кто сохранил заказ и когда`,
            contains: [{
                type: 'SavedByDto',
            }],
        },
    },
} as const;
