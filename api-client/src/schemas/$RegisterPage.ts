/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RegisterPage = {
    properties: {
        data: {
            type: 'array',
            contains: {
                type: 'RegisterSummaryDto',
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
    },
} as const;
