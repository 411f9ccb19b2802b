/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $FieldChangeDto = {
    properties: {
        field: {
            type: 'string',
            description: `Имя поля заказа`,
            isRequired: true,
        },
        from: {
            type: 'one-of',
            description: `Что было: у статуса — слово для программ, у пункта — номер, у груза — null`,
            contains: [{
                type: 'string',
            }, {
                type: 'number',
            }, {
                type: 'boolean',
            }],
            isRequired: true,
            isNullable: true,
        },
        to: {
            type: 'one-of',
            description: `Что стало`,
            contains: [{
                type: 'string',
            }, {
                type: 'number',
            }, {
                type: 'boolean',
            }],
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
