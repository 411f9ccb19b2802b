/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NewCompanyPhoneDto = {
    properties: {
        phone: {
            type: 'string',
            description: `Телефон`,
            isRequired: true,
            maxLength: 30,
        },
        label: {
            type: 'string',
            description: `Оператор или кто ответит`,
            isNullable: true,
            maxLength: 50,
        },
    },
} as const;
