/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { InActsDto } from './InActsDto';
import type { MonthFiguresDto } from './MonthFiguresDto';
import type { MonthFirmDto } from './MonthFirmDto';
import type { VatChangeDto } from './VatChangeDto';
export type MonthDto = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<MonthFirmDto>;
    /**
     * Страница
     */
    page: number;
    /**
     * Сколько всего страниц
     */
    pages: number;
    /**
     * Сколько всего строк
     */
    total: number;
    /**
     * Месяц, ГГГГ-ММ
     */
    month: string;
    /**
     * Последний день, который вошёл: сегодня, если месяц ещё идёт
     */
    until: string;
    /**
     * Кончился ли месяц
     */
    isOver: boolean;
    /**
     * Ставка НДС, %; null — компания без НДС
     */
    vatPercent: number | null;
    /**
     * Последняя смена ставки НДС с начала месяца: НДС и здесь, и в актах считается по нынешней ставке, и за дни до смены; null — ставка не менялась
     */
    vatChange: VatChangeDto | null;
    /**
     * Все фирмы вместе
     */
    firms: MonthFiguresDto;
    /**
     * Что у всех фирм уже в актах
     */
    inActs: InActsDto;
    /**
     * Сколько фирм без контракта
     */
    noContract: number;
    /**
     * Частные лица вместе
     */
    persons: MonthFiguresDto;
};

