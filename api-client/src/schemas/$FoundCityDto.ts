/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $FoundCityDto = {
    properties: {
        search: {
            type: 'string',
            description: `Что показать: у областного центра — название, у других — ещё область, у сёл и тёзок — и район`,
            isRequired: true,
        },
        id: {
            type: 'number',
            description: `Номер города`,
            isRequired: true,
        },
        zone_id: {
            type: 'number',
            description: `Код зоны: 7, 14, 26 или 38`,
            isRequired: true,
        },
        city: {
            type: 'string',
            description: `Название`,
            isRequired: true,
        },
        coef: {
            type: 'number',
            description: `Коэффициент цены: цена от 15 × coef рублей`,
            isRequired: true,
        },
    },
} as const;
