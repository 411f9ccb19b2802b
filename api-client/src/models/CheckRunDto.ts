/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CheckDto } from './CheckDto';
import type { CheckKind } from './CheckKind';
import type { CheckRunState } from './CheckRunState';
export type CheckRunDto = {
    /**
     * Номер проверки
     */
    id: number;
    /**
     * Что проверяют
     */
    kind: CheckKind;
    /**
     * Номер адреса уведомлений
     */
    webhookId: number | null;
    /**
     * Номер ключа
     */
    keyId: number | null;
    /**
     * running — идёт, done — готова, broken — прервана: сервис перезапускали, начните снова
     */
    state: CheckRunState;
    /**
     * Когда начата, по Минску
     */
    startedAt: string;
    /**
     * То же мгновение точно, UTC
     */
    startedAtUtc: string;
    /**
     * Когда закончится сама, по Минску
     */
    endsAt: string;
    /**
     * То же мгновение точно, UTC
     */
    endsAtUtc: string;
    /**
     * Сколько проверок прошло
     */
    passed: number;
    /**
     * Сколько не прошло
     */
    failed: number;
    /**
     * Проверки по порядку; у получателя — когда готовы все
     */
    checks: Array<CheckDto>;
};

