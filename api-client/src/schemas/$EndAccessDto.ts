/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $EndAccessDto = {
    properties: {
        token: {
            type: 'string',
            description: `Код из ссылки в письме`,
            isRequired: true,
            maxLength: 200,
        },
        ids: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
    },
} as const;
