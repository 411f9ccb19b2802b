/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AheadStatusDto } from './AheadStatusDto';
import type { HandedTo } from './HandedTo';
import type { Mode } from './Mode';
import type { PassedStatusDto } from './PassedStatusDto';
import type { TrackingPointDto } from './TrackingPointDto';
export type TrackingDto = {
    /**
     * Код отслеживания
     */
    code: string;
    /**
     * Рабочий заказ (live) или тестовый (test), который никто не везёт
     */
    mode: Mode;
    /**
     * Из какого города
     */
    from: string;
    /**
     * В какой город
     */
    to: string | null;
    /**
     * Сколько мест
     */
    places: number;
    /**
     * Пройденные статусы по порядку; последний — нынешний
     */
    passed: Array<PassedStatusDto>;
    /**
     * Почему не доставлена, словами; null, если доставлять не пробовали или причина не названа
     */
    failure: string | null;
    /**
     * До какого времени привезут снова, по Минску; null, если новый день не назначен
     */
    nextTry: string | null;
    /**
     * То же мгновение точно, UTC
     */
    nextTryUtc: string | null;
    /**
     * С какого часа того же дня доставят, ЧЧ:ММ по Минску; null, если начало не названо
     */
    deliveryFrom: string | null;
    /**
     * Кому вручили: personally — лично получателю, other — другому лицу; null, если посылка не вручена или это не записано. Имени здесь нет
     */
    handedTo: HandedTo | null;
    /**
     * Статусы, которые впереди, по порядку; пусто, если посылка на месте или дальнейшее неизвестно
     */
    ahead: Array<AheadStatusDto>;
    /**
     * Пункт выдачи; null, если посылку привезут по адресу
     */
    point: TrackingPointDto | null;
};

