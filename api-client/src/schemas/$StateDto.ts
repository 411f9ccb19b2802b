/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StateDto = {
    properties: {
        version: {
            type: 'string',
            description: `Версия программы`,
            isRequired: true,
        },
        startedAt: {
            type: 'string',
            description: `Когда программа запущена`,
            isRequired: true,
        },
        rows: {
            type: 'array',
            contains: {
                type: 'StateRowDto',
            },
            isRequired: true,
        },
    },
} as const;
