/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CompanyPhoneDto = {
    properties: {
        phone: {
            type: 'string',
            description: `Телефон`,
            isRequired: true,
        },
        label: {
            type: 'string',
            description: `Оператор или кто ответит`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
