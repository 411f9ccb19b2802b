/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ComingTariffDto = {
    properties: {
        volume: {
            type: 'array',
            contains: {
                type: 'TariffRowDto',
            },
            isRequired: true,
        },
        weight: {
            type: 'array',
            contains: {
                type: 'TariffRowDto',
            },
            isRequired: true,
        },
        'fragileСargo': {
            type: 'all-of',
            description: `Надбавка за хрупкий груз. Буква «С» в имени поля — русская`,
            contains: [{
                type: 'TariffRowDto',
            }],
            isRequired: true,
        },
        cities: {
            type: 'array',
            contains: {
                type: 'RegionDto',
            },
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия тарифов целиком`,
            isRequired: true,
        },
        from: {
            type: 'string',
            description: `С какого момента, по Минску`,
            isRequired: true,
        },
        fromUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
    },
} as const;
