/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TariffVersionDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер версии`,
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `past — действовала раньше; current — действует; coming — начнёт действовать`,
            contains: [{
                type: 'TariffVersionState',
            }],
            isRequired: true,
        },
        from: {
            type: 'string',
            description: `С какого момента действует, по Минску; null — с самого начала`,
            isRequired: true,
            isNullable: true,
        },
        fromUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        publishedAt: {
            type: 'string',
            description: `Когда опубликована, по Минску; null — неизвестно`,
            isRequired: true,
            isNullable: true,
        },
        publishedAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        publishedBy: {
            type: 'string',
            description: `Кто опубликовал`,
            isRequired: true,
        },
        copyOf: {
            type: 'number',
            description: `Копия какой версии`,
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
