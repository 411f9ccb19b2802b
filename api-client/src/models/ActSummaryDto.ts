/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActKind } from './ActKind';
import type { ActNameDto } from './ActNameDto';
import type { ActState } from './ActState';
export type ActSummaryDto = {
    /**
     * Номер записи: getAct
     */
    id: number;
    /**
     * Номер акта и счёта, от 1 в каждом году
     */
    number: number;
    /**
     * Дата акта, по Минску
     */
    date: string;
    /**
     * act — акт за месяц, correction — исправление другого акта
     */
    kind: ActKind;
    /**
     * За какой месяц, ГГГГ-ММ
     */
    month: string;
    /**
     * Когда выставлен, по Минску
     */
    issuedAt: string;
    /**
     * То же мгновение точно, UTC
     */
    issuedAtUtc: string;
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
     * Номер договора
     */
    contract: number;
    /**
     * Сумма, BYN, с НДС: сумма строк
     */
    sum: number;
    /**
     * НДС в ней, BYN: сумма НДС строк; null — без НДС
     */
    vat: number | null;
    /**
     * Ставка НДС, %; null — без НДС
     */
    vatPercent: number | null;
    /**
     * Сколько строк
     */
    linesCount: number;
    /**
     * Какой акт исправляет; null — никакой
     */
    corrects: ActNameDto | null;
    /**
     * Когда аннулирован, по Минску; null — действует
     */
    annulledAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    annulledAtUtc: string | null;
    /**
     * Сколько по нему оплачено, BYN: оплаты гасят акты, сначала старые
     */
    paid: number;
    /**
     * Сколько осталось заплатить, BYN; исправление в минус убавляет остаток своего акта
     */
    left: number;
    /**
     * До какого дня оплатить; null — аннулирован
     */
    payBy: string | null;
    /**
     * На сколько дней просрочен; 0 — оплачен или срок не прошёл
     */
    overdueDays: number;
    /**
     * open — ждёт согласия; agreed — клиент согласен; objected — возражение ждёт ответа; answered — на все ответили; overdue — срок для возражений прошёл; accepted — принят по п. 5.7 договора; annulled — аннулирован
     */
    state: ActState;
    /**
     * По какой день можно возразить, по Минску; null — срок в акте не назван
     */
    objectUntil: string | null;
    /**
     * false — срок посчитан без переносов рабочих дней
     */
    knowsMovedDays: boolean;
    /**
     * true — без возражений после этого дня акт будет считаться принятым по п. 5.7 договора
     */
    acceptsByTerm: boolean;
    /**
     * Когда клиент согласился, по Минску
     */
    agreedAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    agreedAtUtc: string | null;
    /**
     * Сколько возражений ждёт ответа
     */
    waitingObjections: number;
    /**
     * Версия
     */
    version: number;
};

