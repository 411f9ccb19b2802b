/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $DayUnfitDto = {
    properties: {
        reason: {
            type: 'all-of',
            description: `closed — в этот день доставки нет; late — оформлен поздно для этого дня; noPrice — без цены; byAgreement — цена по договорённости; overLimits — больше, чем принимает пункт; awaiting — ждёт ответа об изменении`,
            contains: [{
                type: 'DayUnfit',
            }],
            isRequired: true,
        },
        ids: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
    },
} as const;
