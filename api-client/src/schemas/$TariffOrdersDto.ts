/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TariffOrdersDto = {
    properties: {
        id: {
            type: 'number',
            description: `Версия тарифа`,
            isRequired: true,
        },
        orders: {
            type: 'array',
            contains: {
                type: 'TariffOrderDto',
            },
            isRequired: true,
        },
        hasMore: {
            type: 'boolean',
            description: `Есть и более ранние: показаны последние`,
            isRequired: true,
        },
    },
} as const;
