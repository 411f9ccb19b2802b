/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ChangedRowDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер строки: объёма, веса, хрупкого груза или области`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
        value: {
            type: 'number',
            description: `Коэффициент; у хрупкого груза — надбавка, BYN`,
            isNullable: true,
            maximum: 1000000,
        },
        value2: {
            type: 'number',
            description: `От (включительно)`,
            isNullable: true,
            maximum: 100000,
        },
        value3: {
            type: 'number',
            description: `До (не включая)`,
            isNullable: true,
            maximum: 100000,
        },
        price: {
            type: 'number',
            description: `Цена области, BYN; коэффициент области меняется вместе с ней`,
            isNullable: true,
            maximum: 1000000,
        },
    },
} as const;
