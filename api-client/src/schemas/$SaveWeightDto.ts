/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SaveWeightDto = {
    properties: {
        weights: {
            type: 'array',
            contains: {
                type: 'NewRowDto',
            },
            isRequired: true,
        },
    },
} as const;
