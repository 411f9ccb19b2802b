/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TariffRowDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер строки`,
            isRequired: true,
        },
        value: {
            type: 'number',
            description: `Коэффициент; у хрупкого груза — надбавка, BYN`,
            isRequired: true,
        },
        value2: {
            type: 'number',
            description: `От (включительно): м³ или кг`,
            isRequired: true,
        },
        value3: {
            type: 'number',
            description: `До (не включая): м³ или кг`,
            isRequired: true,
        },
    },
} as const;
