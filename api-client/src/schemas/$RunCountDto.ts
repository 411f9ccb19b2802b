/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RunCountDto = {
    properties: {
        scanned: {
            type: 'number',
            description: `Сколько мест отмечено, всеми сканерами`,
            isRequired: true,
        },
        places: {
            type: 'number',
            description: `Сколько мест в рейсе`,
            isRequired: true,
        },
    },
} as const;
