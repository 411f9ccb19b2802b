/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ImportedOrderDto = {
    properties: {
        rows: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
        receiver: {
            type: 'string',
            description: `Получатель`,
            isRequired: true,
            isNullable: true,
        },
        order: {
            type: 'all-of',
            description: `Заказ для \`POST /api/order\` и \`POST /api/order/batch\`; null, пока строку нужно исправить`,
            contains: [{
                type: 'CreateOrderDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        price: {
            type: 'number',
            description: `Цена по тарифу, BYN; null — по согласованию или строку нужно исправить`,
            isRequired: true,
            isNullable: true,
        },
        destination: {
            type: 'string',
            description: `Город или пункт, который нашёлся`,
            isRequired: true,
            isNullable: true,
        },
        print: {
            type: 'string',
            description: `Отпечаток для \`prints\`; null — у заказа есть ваш номер`,
            isRequired: true,
            isNullable: true,
        },
        problems: {
            type: 'array',
            contains: {
                type: 'ImportProblemDto',
            },
            isRequired: true,
        },
    },
} as const;
