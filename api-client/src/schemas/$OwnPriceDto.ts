/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OwnPriceDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер области`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
        price: {
            type: 'number',
            description: `Своя цена области, BYN: коэффициент к ней не применяется`,
            isRequired: true,
            maximum: 1000000,
            minimum: 0.01,
        },
    },
} as const;
