/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $EditionDto = {
    properties: {
        number: {
            type: 'number',
            description: `Номер редакции, с 1`,
            isRequired: true,
        },
        date: {
            type: 'string',
            description: `С какого времени действует, по Минску`,
            isRequired: true,
        },
        changes: {
            type: 'array',
            contains: {
                type: 'EditionChangeDto',
            },
            isRequired: true,
        },
    },
} as const;
