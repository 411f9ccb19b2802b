/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PutBackDto = {
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
    /**
     * Заказы, которые везут получателям, из убранных
     */
    deliver?: Array<number> | null;
    /**
     * Заказы, за которыми едут к отправителям, из убранных
     */
    fetch?: Array<number> | null;
    /**
     * Все заказы рейса вместе с возвращёнными, в прежнем порядке
     */
    ids: Array<number>;
};

