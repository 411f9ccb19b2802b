/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $MergeBookEntriesDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер записи, которая останется`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
        ids: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
    },
} as const;
