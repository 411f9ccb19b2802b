/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ScanTakenBackDto = {
    properties: {
        id: {
            type: 'string',
            description: `Имя сканирования`,
            isRequired: true,
        },
        statusCode: {
            type: 'number',
            description: `Код, как у отдельного запроса: 200 — вернули как было, 404 — такого сканирования нет, 409 — с тех пор изменили или отменять нечего`,
            isRequired: true,
        },
        message: {
            type: 'string',
            description: `Ответ словами; при 409 — кто изменил и когда`,
            isRequired: true,
        },
        order: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
