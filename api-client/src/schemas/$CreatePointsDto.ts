/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreatePointsDto = {
    properties: {
        points: {
            type: 'array',
            contains: {
                type: 'NewPointDto',
            },
            isRequired: true,
        },
    },
} as const;
