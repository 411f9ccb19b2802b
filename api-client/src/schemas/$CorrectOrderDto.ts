/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CorrectOrderDto = {
    properties: {
        reciverPhone: {
            type: 'string',
            description: `Телефон получателя`,
            isNullable: true,
            maxLength: 30,
        },
        notifyReceiver: {
            type: 'boolean',
            description: `Присылать получателю SMS со ссылкой для отслеживания; на городской номер они не приходят`,
            isNullable: true,
        },
        comment: {
            type: 'string',
            description: `Комментарий отправителя`,
            isNullable: true,
            maxLength: 1000,
        },
        reciverComment: {
            type: 'string',
            description: `Комментарий для получателя`,
            isNullable: true,
            maxLength: 1000,
        },
        id: {
            type: 'number',
            description: `Номер заказа; у тестового — отрицательный`,
            isRequired: true,
            maximum: 2147483647,
            minimum: -2147483647,
        },
        version: {
            type: 'number',
            description: `Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
    },
} as const;
