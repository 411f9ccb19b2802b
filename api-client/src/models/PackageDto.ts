/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CalculationType } from './CalculationType';
import type { PackageType } from './PackageType';
import type { UseTtn } from './UseTtn';
export type PackageDto = {
    /**
     * Номер строки
     */
    id: number;
    /**
     * Посылка, товар или документы
     */
    type: PackageType;
    /**
     * По размерам или по объёму
     */
    calculationType: CalculationType;
    /**
     * Длина, см
     */
    length: number | null;
    /**
     * Ширина, см
     */
    width: number | null;
    /**
     * Высота, см
     */
    height: number | null;
    /**
     * Вес, кг; у товара — вес единицы
     */
    weight: number | null;
    /**
     * Объём, м³
     */
    volume: number | null;
    /**
     * Название
     */
    name: string | null;
    /**
     * Сколько единиц
     */
    count: number;
    /**
     * ТТН с грузом
     */
    useTTN: UseTtn;
    /**
     * Номер ТТН
     */
    TTN: string | null;
    /**
     * Вернуть подписанную ТТН
     */
    returnTTN: boolean;
};

