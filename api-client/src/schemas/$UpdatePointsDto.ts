/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdatePointsDto = {
    properties: {
        points: {
            type: 'array',
            contains: {
                type: 'ChangedPointDto',
            },
            isRequired: true,
        },
        new: {
            type: 'array',
            contains: {
                type: 'NewPointDto',
            },
            isNullable: true,
        },
        delete: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isNullable: true,
        },
    },
} as const;
