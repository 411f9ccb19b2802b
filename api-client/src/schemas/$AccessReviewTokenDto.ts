/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AccessReviewTokenDto = {
    properties: {
        token: {
            type: 'string',
            description: `Код из ссылки в письме`,
            isRequired: true,
            maxLength: 200,
        },
    },
} as const;
