/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type IssueActsDto = {
    /**
     * Номера клиентов, до 20; без них — все фирмы месяца, которым есть что выставить
     */
    users?: Array<number> | null;
    /**
     * true — выставить и тем, у кого есть заказы без цены или ждущие ответа: эти заказы в акт не войдут. Без него такой фирме акт не выставляется
     */
    without?: boolean | null;
};

