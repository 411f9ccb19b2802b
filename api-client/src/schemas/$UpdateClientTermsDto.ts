/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateClientTermsDto = {
    properties: {
        coefficient: {
            type: 'number',
            description: `Коэффициент к ценам тарифа: 0.95 — скидка 5 %, 1.1 — наценка 10 %, 1 — по тарифу`,
            isRequired: true,
            maximum: 3,
            minimum: 0.1,
        },
        prices: {
            type: 'array',
            contains: {
                type: 'OwnPriceDto',
            },
            isRequired: true,
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
