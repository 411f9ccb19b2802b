/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CheckDto = {
    properties: {
        code: {
            type: 'string',
            description: `Слово проверки`,
            isRequired: true,
        },
        title: {
            type: 'string',
            description: `Что проверяли`,
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `Итог: passed — верно, failed — неверно, unknown — судить было не по чему`,
            contains: [{
                type: 'CheckState',
            }],
            isRequired: true,
        },
        expected: {
            type: 'string',
            description: `Как должно быть`,
            isRequired: true,
        },
        seen: {
            type: 'string',
            description: `Что увидели`,
            isRequired: true,
        },
        sent: {
            type: 'string',
            description: `Что отправили последним; null, если отправляли вы`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
