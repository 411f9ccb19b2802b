/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ZonesDto = {
    properties: {
        type: {
            type: 'string',
            description: `Всегда FeatureCollection`,
            isRequired: true,
        },
        source: {
            type: 'string',
            description: `Откуда взяты границы`,
            isRequired: true,
        },
        features: {
            type: 'array',
            contains: {
                type: 'dictionary',
                contains: {
                    properties: {
                    },
                },
            },
            isRequired: true,
        },
    },
} as const;
