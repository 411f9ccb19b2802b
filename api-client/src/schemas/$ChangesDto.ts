/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ChangesDto = {
    properties: {
        orders: {
            type: 'array',
            contains: {
                type: 'ChangedOrderDto',
            },
            isRequired: true,
        },
        notes: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
        runs: {
            type: 'boolean',
            description: `Изменились рейсы; только сотрудникам`,
            isRequired: true,
        },
        registrations: {
            type: 'boolean',
            description: `Изменились заявки на регистрацию; только сотрудникам`,
            isRequired: true,
        },
        next: {
            type: 'string',
            description: `Откуда читать дальше: after следующего запроса`,
            isRequired: true,
        },
        missed: {
            type: 'boolean',
            description: `Изменений слишком много или место слишком старое: прочитайте всё заново`,
            isRequired: true,
        },
    },
} as const;
