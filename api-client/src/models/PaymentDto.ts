/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PaymentDto = {
    /**
     * Номер записи
     */
    id: number;
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
     * День платёжного поручения
     */
    day: string;
    /**
     * Сумма, BYN
     */
    sum: number;
    /**
     * Номер платёжного поручения
     */
    number: string;
    /**
     * Заметка сотрудников; null для клиента
     */
    note: string | null;
    /**
     * Кто внёс; null для клиента
     */
    author: string | null;
    /**
     * Когда внесли, по Минску
     */
    at: string;
    /**
     * То же мгновение точно, UTC
     */
    atUtc: string;
    /**
     * Когда сделали сторно, по Минску; null — оплата действует
     */
    reversedAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    reversedAtUtc: string | null;
    /**
     * Кто сделал сторно; null для клиента
     */
    reversedBy: string | null;
    /**
     * Почему сторно
     */
    reverseReason: string | null;
};

