/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RegisteredDto = {
    properties: {
        data: {
            type: 'all-of',
            description: `Созданный пользователь, вход уже выполнен`,
            contains: [{
                type: 'UserDto',
            }],
            isRequired: true,
        },
    },
} as const;
