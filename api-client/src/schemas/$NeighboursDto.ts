/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NeighboursDto = {
    properties: {
        previous: {
            type: 'number',
            description: `Номер заказа, который стоит в списке перед этим; null — этот первый`,
            isRequired: true,
            isNullable: true,
        },
        next: {
            type: 'number',
            description: `Номер заказа, который стоит в списке за этим; null — этот последний`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
