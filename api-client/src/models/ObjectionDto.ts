/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActNameDto } from './ActNameDto';
export type ObjectionDto = {
    /**
     * Номер возражения
     */
    id: number;
    /**
     * Строка акта; null — возражение ко всему акту
     */
    position: number | null;
    /**
     * Что не так
     */
    words: string;
    /**
     * Кто возразил
     */
    author: string;
    /**
     * Когда, по Минску
     */
    at: string;
    /**
     * То же мгновение точно, UTC
     */
    atUtc: string;
    /**
     * true — после срока
     */
    isLate: boolean;
    /**
     * Когда отозвано, по Минску; null — не отозвано
     */
    withdrawnAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    withdrawnAtUtc: string | null;
    /**
     * Ответ; null — ответа нет, или ответ — исправление
     */
    answer: string | null;
    /**
     * Когда ответили, по Минску; null — ждёт ответа
     */
    answeredAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    answeredAtUtc: string | null;
    /**
     * Кто ответил; null для клиента
     */
    answeredBy: string | null;
    /**
     * Исправление, которым ответили
     */
    correction: ActNameDto | null;
};

