/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ChooseDailyNoticesDto = {
    properties: {
        daily: {
            type: 'boolean',
            description: `Одним письмом в день`,
            isRequired: true,
        },
    },
} as const;
