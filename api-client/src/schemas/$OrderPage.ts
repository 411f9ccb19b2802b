/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderPage = {
    properties: {
        data: {
            type: 'array',
            contains: {
                type: 'OrderDto',
            },
            isRequired: true,
        },
        page: {
            type: 'number',
            description: `Страница`,
            isRequired: true,
        },
        pages: {
            type: 'number',
            description: `Сколько всего страниц`,
            isRequired: true,
        },
        total: {
            type: 'number',
            description: `Сколько всего строк`,
            isRequired: true,
        },
        totalIsExact: {
            type: 'boolean',
            description: `Строк ровно total; false — больше: счёт остановлен на 10 000 или на конце этой страницы`,
            isRequired: true,
        },
        next: {
            type: 'number',
            description: `Что прислать в \`before\`, чтобы читать список дальше; null — дальше заказов нет`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
