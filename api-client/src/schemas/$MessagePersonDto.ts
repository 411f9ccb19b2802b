/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $MessagePersonDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер учётной записи`,
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `Имя; null, если учётной записи уже нет`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
