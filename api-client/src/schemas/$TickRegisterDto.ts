/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TickRegisterDto = {
    properties: {
        places: {
            type: 'array',
            contains: {
                type: 'RegisterPlaceDto',
            },
            isRequired: true,
        },
        received: {
            type: 'boolean',
            description: `true — пришло, false — снять отметку`,
            isRequired: true,
        },
    },
} as const;
