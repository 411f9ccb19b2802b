/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreateRegisterDto = {
    /**
     * Номера заказов, до 1000
     */
    ids?: Array<number> | null;
    /**
     * Вместо ids: ваши номера заказов, до 1000. Вместе с ids — номера тех же заказов, иначе 422
     */
    externalId?: Array<string> | null;
    /**
     * Вместо номеров: все заказы с этим днём доставки, ГГГГ-ММ-ДД, которые ещё не сданы («Новая», «Принята», «Забор груза») и не внесены в реестр. Он составляется на этот день
     */
    day?: string | null;
};

