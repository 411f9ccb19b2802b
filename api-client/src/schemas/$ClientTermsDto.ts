/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ClientTermsDto = {
    properties: {
        coefficient: {
            type: 'number',
            description: `Коэффициент к ценам тарифа: 0.95 — скидка 5 %, 1.1 — наценка 10 %, 1 — по тарифу`,
            isRequired: true,
        },
        regions: {
            type: 'array',
            contains: {
                type: 'ClientRegionDto',
            },
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия условий`,
            isRequired: true,
        },
    },
} as const;
