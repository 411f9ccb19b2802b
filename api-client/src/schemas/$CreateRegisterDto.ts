/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreateRegisterDto = {
    properties: {
        ids: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isNullable: true,
        },
        day: {
            type: 'string',
            description: `Вместо номеров: все заказы с этим днём доставки, ГГГГ-ММ-ДД, которые ещё не сданы («Новая», «Принята», «Забор груза») и не внесены в реестр. Он составляется на этот день`,
            isNullable: true,
            maxLength: 10,
        },
    },
} as const;
