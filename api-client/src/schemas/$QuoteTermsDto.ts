/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $QuoteTermsDto = {
    properties: {
        coefficient: {
            type: 'number',
            description: `Коэффициент к ценам тарифа: 0.95 — скидка 5 %; null — ничего по нему не посчитано`,
            isRequired: true,
            isNullable: true,
        },
        ownPrice: {
            type: 'boolean',
            description: `Доставка — по своей цене области`,
            isRequired: true,
        },
        tariffTotal: {
            type: 'number',
            description: `Сколько было бы по тарифу, BYN`,
            isRequired: true,
        },
    },
} as const;
