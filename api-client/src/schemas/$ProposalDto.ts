/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ProposalDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер предложения`,
            isRequired: true,
        },
        orderId: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
        },
        orderVersion: {
            type: 'number',
            description: `Версия заказа, к которой оно относится`,
            isRequired: true,
        },
        side: {
            type: 'all-of',
            description: `Кто предложил: клиент (client) или сотрудник (staff)`,
            contains: [{
                type: 'ProposalSide',
            }],
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `Что с ним: \`waiting\` — ждёт ответа, \`accepted\` — принято, \`declined\` — отклонено, \`withdrawn\` — отозвано, \`expired\` — больше не действует. Не действует то, вместо чего в заказе с тех пор изменили другое или чему уже поздно, и то, что ждёт дольше 7 дней`,
            contains: [{
                type: 'ProposalState',
            }],
            isRequired: true,
        },
        waitsFor: {
            type: 'all-of',
            description: `Чьего ответа ждут; null — ничьего`,
            contains: [{
                type: 'ProposalSide',
            }],
            isRequired: true,
            isNullable: true,
        },
        reason: {
            type: 'string',
            description: `Почему`,
            isRequired: true,
        },
        changes: {
            type: 'array',
            contains: {
                type: 'ProposedChangeDto',
            },
            isRequired: true,
        },
        proposed: {
            type: 'all-of',
            description: `То же значениями: эти поля заказа изменит принятое предложение`,
            contains: [{
                type: 'ProposedDto',
            }],
            isRequired: true,
        },
        price: {
            type: 'all-of',
            description: `Что станет с ценой`,
            contains: [{
                type: 'PriceEffectDto',
            }],
            isRequired: true,
        },
        quote: {
            type: 'all-of',
            description: `Что станет с расчётом; null — изменение на него не влияет`,
            contains: [{
                type: 'QuoteEffectDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        date: {
            type: 'string',
            description: `Когда предложено, по Минску`,
            isRequired: true,
        },
        dateUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
        expiresAt: {
            type: 'string',
            description: `До какого времени ждёт ответа`,
            isRequired: true,
        },
        expiresAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
        answeredAt: {
            type: 'string',
            description: `Когда ответили или отозвали`,
            isRequired: true,
            isNullable: true,
        },
        answeredAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        answer: {
            type: 'string',
            description: `Почему отклонено или больше не действует`,
            isRequired: true,
            isNullable: true,
        },
        staffName: {
            type: 'string',
            description: `Кто из сотрудников предложил или ответил; клиенту не показывается`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
