/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ImportProblemDto = {
    properties: {
        code: {
            type: 'all-of',
            description: `Слово для программ`,
            contains: [{
                type: 'ImportProblemCode',
            }],
            isRequired: true,
        },
        cell: {
            type: 'string',
            description: `Ячейка; null — дело в целой строке или в столбце, которого нет`,
            isRequired: true,
            isNullable: true,
        },
        row: {
            type: 'number',
            description: `Номер строки в файле, от 1`,
            isRequired: true,
        },
        label: {
            type: 'string',
            description: `О чём речь`,
            isRequired: true,
        },
        value: {
            type: 'string',
            description: `Что в ячейке сейчас; null, если ячейки нет`,
            isRequired: true,
            isNullable: true,
        },
        message: {
            type: 'string',
            description: `Что исправить`,
            isRequired: true,
        },
        choices: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
    },
} as const;
