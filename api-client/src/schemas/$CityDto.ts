/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CityDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер города`,
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `Название`,
            isRequired: true,
        },
    },
} as const;
