/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ClientRegionDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер области`,
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `Область`,
            isRequired: true,
        },
        tariffPrice: {
            type: 'number',
            description: `Цена по тарифу, BYN`,
            isRequired: true,
        },
        ownPrice: {
            type: 'number',
            description: `Своя цена, BYN; null — её нет`,
            isRequired: true,
            isNullable: true,
        },
        price: {
            type: 'number',
            description: `Цена для клиента, BYN: своя, а без неё — по тарифу с коэффициентом`,
            isRequired: true,
        },
    },
} as const;
