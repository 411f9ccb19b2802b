/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AccessReviewDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'AccessItemDto',
            },
            isRequired: true,
        },
    },
} as const;
