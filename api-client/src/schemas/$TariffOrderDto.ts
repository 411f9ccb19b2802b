/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TariffOrderDto = {
    properties: {
        order: {
            type: 'all-of',
            description: `Заказ`,
            contains: [{
                type: 'OrderDto',
            }],
            isRequired: true,
        },
        before: {
            type: 'number',
            description: `Расчёт по этой версии тарифа, BYN; null — по согласованию`,
            isRequired: true,
            isNullable: true,
        },
        after: {
            type: 'number',
            description: `Расчёт по действующему тарифу, BYN; null — по согласованию`,
            isRequired: true,
            isNullable: true,
        },
        step: {
            type: 'all-of',
            description: `requote — цены ещё нет, расчёт можно обновить; lower — назначена цена по этой версии, и она выше действующей; propose — ниже: повысить можно только с согласия клиента; none — цена назначена не по расчёту`,
            contains: [{
                type: 'TariffOrderStep',
            }],
            isRequired: true,
        },
    },
} as const;
