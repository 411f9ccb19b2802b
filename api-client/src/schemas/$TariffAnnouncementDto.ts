/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TariffAnnouncementDto = {
    properties: {
        from: {
            type: 'string',
            description: `С какого момента новый тариф, по Минску; null — изменений не готовится`,
            isRequired: true,
            isNullable: true,
        },
        fromUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        changes: {
            type: 'array',
            contains: {
                type: 'TariffDifferenceDto',
            },
            isRequired: true,
        },
    },
} as const;
