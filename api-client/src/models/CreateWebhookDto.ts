/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreateWebhookDto = {
    /**
     * Адрес вашей программы: https, порт 443 или больше 1023, виден из интернета
     */
    url: string;
    /**
     * Какие события присылать; пусто — все. *, order.*, act.*, contract.*, registration.*, points.*, tariff.*, order.created, order.status, order.price, order.changed, order.canceled, order.proposal, order.deleted, act.issued, act.objected, act.changed, contract.changed, registration.decided, points.changed, tariff.changed, ping
     */
    types?: Array<string> | null;
    /**
     * Пояснение для себя
     */
    description?: string | null;
};

