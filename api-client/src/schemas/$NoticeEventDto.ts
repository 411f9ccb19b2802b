/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NoticeEventDto = {
    properties: {
        event: {
            type: 'all-of',
            description: `Событие`,
            contains: [{
                type: 'NoticeEvent',
            }],
            isRequired: true,
        },
        channels: {
            type: 'array',
            contains: {
                type: 'NoticeChannel',
            },
            isRequired: true,
        },
    },
} as const;
