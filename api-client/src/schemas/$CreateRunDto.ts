/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreateRunDto = {
    properties: {
        day: {
            type: 'string',
            description: `День рейса, ГГГГ-ММ-ДД`,
            isRequired: true,
            maxLength: 10,
        },
        driver: {
            type: 'string',
            description: `Водитель`,
            isNullable: true,
            maxLength: 150,
        },
        driverPhone: {
            type: 'string',
            description: `Телефон водителя`,
            isNullable: true,
            maxLength: 30,
        },
        car: {
            type: 'string',
            description: `Машина`,
            isNullable: true,
            maxLength: 150,
        },
    },
} as const;
