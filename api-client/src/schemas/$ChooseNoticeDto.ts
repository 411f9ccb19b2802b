/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ChooseNoticeDto = {
    properties: {
        event: {
            type: 'all-of',
            description: `О чём сообщать`,
            contains: [{
                type: 'NoticeEvent',
            }],
            isRequired: true,
        },
        channel: {
            type: 'all-of',
            description: `Каким способом`,
            contains: [{
                type: 'NoticeChannel',
            }],
            isRequired: true,
        },
        wanted: {
            type: 'boolean',
            description: `Сообщать`,
            isNullable: true,
        },
    },
} as const;
