/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LeavingDto = {
    properties: {
        askedAt: {
            type: 'string',
            description: `Когда попросили`,
            isRequired: true,
        },
        goesAt: {
            type: 'string',
            description: `Когда кабинет будет удалён; до этого можно передумать`,
            isRequired: true,
        },
        reason: {
            type: 'string',
            description: `Причина`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
