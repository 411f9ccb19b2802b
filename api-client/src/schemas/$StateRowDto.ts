/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StateRowDto = {
    properties: {
        title: {
            type: 'string',
            description: `О чём речь`,
            isRequired: true,
        },
        level: {
            type: 'all-of',
            description: `ok — порядок, attention — нужно внимание, trouble — не работает`,
            contains: [{
                type: 'StateLevel',
            }],
            isRequired: true,
        },
        text: {
            type: 'string',
            description: `Как обстоит дело`,
            isRequired: true,
        },
        advice: {
            type: 'string',
            description: `Что сделать; null — ничего`,
            isRequired: true,
            isNullable: true,
        },
        details: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
    },
} as const;
