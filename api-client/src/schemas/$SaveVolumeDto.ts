/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SaveVolumeDto = {
    properties: {
        volume: {
            type: 'array',
            contains: {
                type: 'NewRowDto',
            },
            isRequired: true,
        },
    },
} as const;
