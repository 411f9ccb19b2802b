/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreatePaymentDto = {
    /**
     * Номер клиента, фирмы; 0 — фирмы, чьей учётной записи уже нет, её называет unp
     */
    user: number;
    /**
     * УНП фирмы, чьей учётной записи уже нет, как в её актах; только с user 0
     */
    unp?: string | null;
    /**
     * День платёжного поручения, ГГГГ-ММ-ДД: не в будущем и не раньше 2025-01-01
     */
    day: string;
    /**
     * Сумма, BYN, больше нуля, до копейки
     */
    sum: number;
    /**
     * Номер платёжного поручения
     */
    number: string;
    /**
     * Заметка для сотрудников
     */
    note?: string | null;
    /**
     * true — внести, хотя оплата с тем же номером, днём и суммой уже есть. Без него на такую — 409 payment_repeats
     */
    repeat?: boolean | null;
};

