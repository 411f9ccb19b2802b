/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PrintedLabelsDto = {
    properties: {
        printedAt: {
            type: 'string',
            description: `Когда этикетки напечатаны, по Минску; null, если их не печатали`,
            isRequired: true,
            isNullable: true,
        },
        printedAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        places: {
            type: 'number',
            description: `Сколько мест было тогда; null, если неизвестно`,
            isRequired: true,
            isNullable: true,
        },
        placesNow: {
            type: 'number',
            description: `Сколько мест теперь`,
            isRequired: true,
        },
        outdated: {
            type: 'boolean',
            description: `Изменилось ли с тех пор то, что стоит на этикетках`,
            isRequired: true,
        },
        changed: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
    },
} as const;
