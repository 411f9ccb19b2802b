/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ChangeAuthorDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер; null у системы`,
            isRequired: true,
            isNullable: true,
        },
        name: {
            type: 'string',
            description: `Имя`,
            isRequired: true,
        },
    },
} as const;
