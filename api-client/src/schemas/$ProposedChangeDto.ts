/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ProposedChangeDto = {
    properties: {
        field: {
            type: 'string',
            description: `Имя поля заказа`,
            isRequired: true,
        },
        from: {
            type: 'string',
            description: `Что сейчас, словами`,
            isRequired: true,
            isNullable: true,
        },
        to: {
            type: 'string',
            description: `Что станет`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
