/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ChooseNoticeLevelDto = {
    properties: {
        level: {
            type: 'all-of',
            description: `О чём писать`,
            contains: [{
                type: 'NoticeLevel',
            }],
            isRequired: true,
        },
    },
} as const;
