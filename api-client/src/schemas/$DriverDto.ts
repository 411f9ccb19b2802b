/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $DriverDto = {
    properties: {
        driver: {
            type: 'string',
            description: `Водитель`,
            isRequired: true,
        },
        driverPhone: {
            type: 'string',
            description: `Телефон`,
            isRequired: true,
            isNullable: true,
        },
        car: {
            type: 'string',
            description: `Машина`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
