/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TariffDifferenceDto = {
    properties: {
        kind: {
            type: 'all-of',
            description: `region — цена области, BYN; weight, volume — коэффициент; fragile — надбавка за хрупкий груз, BYN`,
            contains: [{
                type: 'TariffFigure',
            }],
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `Что изменится`,
            isRequired: true,
        },
        before: {
            type: 'number',
            description: `Было; null — такой строки не было`,
            isRequired: true,
            isNullable: true,
        },
        after: {
            type: 'number',
            description: `Станет; null — такой строки не будет`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
