/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RunCountDto } from './RunCountDto';
import type { ScannedBeforeDto } from './ScannedBeforeDto';
import type { ScanResult } from './ScanResult';
export type ScanAnswerDto = {
    /**
     * Имя сканирования
     */
    id: string;
    /**
     * applied — сделано; counted — место отмечено, ждём остальные; found — найдено; twice — уже отмечено; unknown — такого нет; no_place — нужен штрихкод места; other_run — в другом рейсе; run_left — рейс уехал; no_run — рейса нет; later — заказ уже дальше в пути; outdated — после сканирования решили иначе, в message кто и когда; closed — отменён или закрыт; needs_reason — нужна причина; bad_time — время не подходит; id_reused — с этим id уже отправлено другое; refused — иначе нельзя; test — тестовая этикетка, ничего не изменилось
     */
    result: ScanResult;
    /**
     * Код, как у отдельного запроса: 200, 404, 409, 422
     */
    statusCode: number;
    /**
     * Ответ словами
     */
    message: string;
    /**
     * Номер заказа
     */
    order: number | null;
    /**
     * Место, от 1
     */
    place: number | null;
    /**
     * Сколько мест у заказа
     */
    places: number | null;
    /**
     * Какие места отмечены
     */
    scanned: Array<number>;
    /**
     * Цена ещё не назначена
     */
    priceless: boolean;
    /**
     * Версия заказа после сканирования
     */
    version: number | null;
    /**
     * Что заменил новый статус; иначе null
     */
    before: ScannedBeforeDto | null;
    /**
     * В рейс заказ внесло это сканирование
     */
    joined: boolean;
    /**
     * Для run: сколько мест рейса отмечено; иначе null
     */
    runCount: RunCountDto | null;
};

