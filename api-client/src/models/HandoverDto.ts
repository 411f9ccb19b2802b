/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HandoverOutcome } from './HandoverOutcome';
import type { HandoverProofDto } from './HandoverProofDto';
import type { HourCertainty } from './HourCertainty';
import type { ReceivedAs } from './ReceivedAs';
export type HandoverDto = {
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
};

