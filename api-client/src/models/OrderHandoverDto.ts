/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Failure } from './Failure';
import type { HandoverOutcome } from './HandoverOutcome';
import type { HandoverProofDto } from './HandoverProofDto';
import type { HandoverSource } from './HandoverSource';
import type { HourCertainty } from './HourCertainty';
import type { ReceivedAs } from './ReceivedAs';
import type { RunTask } from './RunTask';
export type OrderHandoverDto = {
    /**
     * Чем закончилась попытка: handed — вручено, point — сдано в пункт, collected — забрано у отправителя, failed — не вручено
     */
    outcome: HandoverOutcome;
    /**
     * Когда, по Минску; null — время неизвестно
     */
    date: string | null;
    /**
     * То же мгновение точно, UTC
     */
    dateUtc: string | null;
    /**
     * Откуда известно время: exact — названо или отсканировано, phone — по часам телефона водителя, status — когда поставили статус, unknown — неизвестно
     */
    sure: HourCertainty;
    /**
     * Кто принял
     */
    receivedBy: string | null;
    /**
     * Кто принял груз: receiver — получатель, employee — сотрудник, relative — родственник, guard — охрана, neighbour — сосед
     */
    receivedAs: ReceivedAs | null;
    /**
     * Сколько мест передали
     */
    places: number | null;
    /**
     * Сколько мест вернулось на склад, если заказ не вручён; null — не называли
     */
    placesBack: number | null;
    /**
     * Подписанную ТТН забрали
     */
    ttnTaken: boolean;
    /**
     * Подпись, фото и прочее, что водитель получил у двери; null — ничего нет, или в событии: там их ещё нет
     */
    proof: HandoverProofDto | null;
    /**
     * Когда записано, по Минску
     */
    recordedAt: string;
    /**
     * То же мгновение точно, UTC
     */
    recordedAtUtc: string;
    /**
     * Номер записи
     */
    id: number;
    /**
     * Доставить получателю (deliver) или забрать у отправителя (fetch)
     */
    task: RunTask;
    /**
     * true — эту запись исправила более поздняя, или такого исхода не было
     */
    corrected: boolean;
    /**
     * Запись, которую эта исправляет; null — это первая запись о попытке
     */
    corrects: number | null;
    /**
     * Почему не вручено
     */
    failure: Failure | null;
    /**
     * То же своими словами
     */
    failureWords: string | null;
    /**
     * Рейс; клиенту не показывается
     */
    run: number | null;
    /**
     * Водитель рейса; клиенту не показывается
     */
    driver: string | null;
    /**
     * Откуда запись: desk — от сотрудника, scan — со сканера, courier — от водителя
     */
    source: HandoverSource;
    /**
     * Кто записал; клиенту не показывается
     */
    author: string | null;
};

