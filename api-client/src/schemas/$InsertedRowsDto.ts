/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $InsertedRowsDto = {
    properties: {
        volume: {
            type: 'array',
            contains: {
                type: 'NewRowDto',
            },
            isNullable: true,
        },
        weight: {
            type: 'array',
            contains: {
                type: 'NewRowDto',
            },
            isNullable: true,
        },
    },
} as const;
