/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Failure } from './Failure';
import type { ReceivedAs } from './ReceivedAs';
import type { StopOutcome } from './StopOutcome';
export type CourierStopOutcomeDto = {
    /**
     * handed — вручено, point — сдано в пункт, collected — забрано, failed — не вручено или не забрано, missed — не успели
     */
    outcome: StopOutcome;
    /**
     * Когда, по Минску; null — время неизвестно
     */
    at: string | null;
    /**
     * Кто принял
     */
    receivedBy: string | null;
    /**
     * Кем он приходится получателю
     */
    receivedAs: ReceivedAs | null;
    /**
     * Сколько мест передали
     */
    places: number | null;
    /**
     * Подписанную ТТН забрали
     */
    ttnTaken: boolean;
    /**
     * Почему не вручено или не забрано
     */
    failure: Failure | null;
    /**
     * То же своими словами
     */
    failureWords: string | null;
    /**
     * Ключ исхода, если его сообщил водитель и его можно исправить (`corrects`); null — записал диспетчер или сканер
     */
    key: string | null;
};

