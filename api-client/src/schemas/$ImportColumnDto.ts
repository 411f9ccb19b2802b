/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ImportColumnDto = {
    properties: {
        index: {
            type: 'number',
            description: `Номер столбца, от 0`,
            isRequired: true,
        },
        heading: {
            type: 'string',
            description: `Заголовок`,
            isRequired: true,
        },
        field: {
            type: 'all-of',
            description: `Что в столбце; null — не переносится`,
            contains: [{
                type: 'ImportField',
            }],
            isRequired: true,
            isNullable: true,
        },
        unit: {
            type: 'string',
            description: `Единица чисел без единицы`,
            isRequired: true,
            isNullable: true,
        },
        question: {
            type: 'all-of',
            description: `Что спросить у человека, прежде чем столбец будет прочитан: что в нём (field), в каких он единицах (unit), какой из двух одинаковых нужен (twice); null — всё понятно`,
            contains: [{
                type: 'ColumnQuestion',
            }],
            isRequired: true,
            isNullable: true,
        },
        note: {
            type: 'string',
            description: `Почему столбец не переносится`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
