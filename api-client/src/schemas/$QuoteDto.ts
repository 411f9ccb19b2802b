/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $QuoteDto = {
    properties: {
        total: {
            type: 'number',
            description: `Итого, BYN; null — цена по согласованию с менеджером`,
            isRequired: true,
            isNullable: true,
        },
        currency: {
            type: 'Enum',
            isRequired: true,
        },
        byAgreement: {
            type: 'boolean',
            description: `Цена по согласованию с менеджером: в сумме больше 50 кг`,
            isRequired: true,
        },
        items: {
            type: 'array',
            contains: {
                type: 'QuoteItemDto',
            },
            isRequired: true,
        },
        parts: {
            type: 'array',
            contains: {
                type: 'QuotePartDto',
            },
            isRequired: true,
        },
        notices: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
        tariffVersion: {
            type: 'number',
            description: `Номер версии тарифа, по которой посчитано; в заказах до 28.11.2026 этого поля нет`,
            isNullable: true,
        },
        clientTerms: {
            type: 'all-of',
            description: `Условия клиента, по которым посчитано; null — по тарифу. В заказах, посчитанных до 28.11.2026, этого поля нет`,
            contains: [{
                type: 'QuoteTermsDto',
            }],
            isNullable: true,
        },
    },
} as const;
