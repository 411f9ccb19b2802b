/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RunState } from './RunState';
export type RunSummaryDto = {
    /**
     * День рейса, ГГГГ-ММ-ДД
     */
    day: string;
    /**
     * Водитель
     */
    driver: string | null;
    /**
     * Телефон водителя
     */
    driverPhone: string | null;
    /**
     * Машина
     */
    car: string | null;
    /**
     * Номер рейса
     */
    id: number;
    /**
     * Штрихкод рейса, 18 цифр
     */
    digits: string;
    /**
     * open — рейс собирают; left — уехал
     */
    state: RunState;
    /**
     * Версия: растёт с каждым изменением
     */
    version: number;
    /**
     * Когда уехал, по Минску
     */
    leftAt: string | null;
    /**
     * Когда вернулся, по Минску
     */
    returnedAt: string | null;
    /**
     * Кто отметил возвращение
     */
    returnedBy: string | null;
    /**
     * Кто изменил рейс последним
     */
    changedBy: string;
    /**
     * Когда, по Минску
     */
    changedAt: string;
    /**
     * Что в заказах изменилось последним: номер и поля; null — изменили сам рейс: состав, порядок, день, водителя
     */
    changedWhat: string | null;
    /**
     * Сколько заказов изменено после выезда так, что водителю ещё не сказали; 0, пока рейс собирают и когда он вернулся
     */
    changedAfterLeaving: number;
    /**
     * Сколько заказов везут; удалённые и отменённые не в счёт
     */
    ordersCount: number;
    /**
     * Сколько из них уже вручено, сдано в пункт или забрано
     */
    doneCount: number;
    /**
     * Сколько не вручено или возвращается
     */
    failedCount: number;
    /**
     * Сколько в них мест
     */
    placesCount: number;
    /**
     * Их вес, кг
     */
    weight: number;
    /**
     * Их объём, м³
     */
    volume: number;
    /**
     * Сумма назначенных цен, BYN
     */
    price: number;
    /**
     * Куда он едет: населённые пункты по алфавиту
     */
    towns: Array<string>;
    /**
     * Сколько из заказов `ids` запроса едут в населённые пункты рейса; null без `ids`
     */
    fitting: number | null;
    /**
     * Сколько исходов водителя расходится с заказами и ждёт решения: они названы в пропуске рейса (`getRunPass`)
     */
    conflicts: number;
};

