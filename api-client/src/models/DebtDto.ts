/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DebtDto = {
    /**
     * Номер клиента; 0 — учётной записи уже нет
     */
    user: number;
    /**
     * Фирма
     */
    client: string;
    /**
     * Её УНП
     */
    unp: string;
    /**
     * Сумма действующих актов и исправлений, BYN
     */
    acts: number;
    /**
     * Сумма действующих оплат, BYN
     */
    paid: number;
    /**
     * Долг, BYN: чего не покрыли оплаты, сначала старые акты
     */
    debt: number;
    /**
     * Аванс, BYN: что оплачено сверх актов
     */
    advance: number;
    /**
     * Часть долга, срок которой прошёл, BYN
     */
    overdue: number;
    /**
     * На сколько дней просрочен самый старый долг; 0 — не просрочен
     */
    overdueDays: number;
};

