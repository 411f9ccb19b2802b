/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $EditionChangeDto = {
    properties: {
        field: {
            type: 'string',
            description: `Имя поля договора`,
            isRequired: true,
        },
        from: {
            type: 'string',
            description: `Что было`,
            isRequired: true,
            isNullable: true,
        },
        to: {
            type: 'string',
            description: `Что стало`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
