/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BookPreviewDto = {
    properties: {
        columns: {
            type: 'array',
            contains: {
                type: 'ImportColumnDto',
            },
            isRequired: true,
        },
        missing: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
        ready: {
            type: 'number',
            description: `Сколько записей добавится`,
            isRequired: true,
        },
        known: {
            type: 'number',
            description: `Сколько строк уже есть в книге или повторяются`,
            isRequired: true,
        },
        wrong: {
            type: 'number',
            description: `Сколько строк нужно исправить`,
            isRequired: true,
        },
        rows: {
            type: 'array',
            contains: {
                type: 'BookRowDto',
            },
            isRequired: true,
        },
    },
} as const;
