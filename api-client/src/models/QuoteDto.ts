/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { QuoteItemDto } from './QuoteItemDto';
import type { QuotePartDto } from './QuotePartDto';
import type { QuoteTermsDto } from './QuoteTermsDto';
export type QuoteDto = {
    /**
     * Итого, BYN; null — цена по согласованию с менеджером
     */
    total: number | null;
    /**
     * Валюта
     */
    currency: 'BYN';
    /**
     * Цена по согласованию с менеджером: в сумме больше 50 кг
     */
    byAgreement: boolean;
    /**
     * Места в том же порядке
     */
    items: Array<QuoteItemDto>;
    /**
     * Из чего сложилась цена; сумма частей равна итогу
     */
    parts: Array<QuotePartDto>;
    /**
     * На что обратить внимание
     */
    notices: Array<string>;
    /**
     * Номер версии тарифа, по которой посчитано; в заказах до 28.11.2026 этого поля нет
     */
    tariffVersion?: number | null;
    /**
     * Условия клиента, по которым посчитано; null — по тарифу. В заказах, посчитанных до 28.11.2026, этого поля нет
     */
    clientTerms?: QuoteTermsDto | null;
};

