/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ScansDto = {
    properties: {
        scans: {
            type: 'array',
            contains: {
                type: 'ScanDto',
            },
            isRequired: true,
        },
    },
} as const;
