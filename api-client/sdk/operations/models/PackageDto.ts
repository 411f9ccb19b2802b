/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CalculationType } from './CalculationType';
import type { PackageType } from './PackageType';
import type { UseTtn } from './UseTtn';
export type PackageDto = {
    /**
     * Посылка, товар или документы
     */
    type: PackageType;
    /**
     * По размерам (sizes) или по объёму (volume)
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
     * Название; обязательно для товара
     */
    name: string | null;
    /**
     * Сколько единиц; у посылки и документов считается 1
     */
    count: number;
    /**
     * ТТН с грузом
     */
    useTTN: UseTtn;
    /**
     * Номер ТТН; обязателен, если ТТН с грузом
     */
    TTN: string | null;
    /**
     * Вернуть подписанную ТТН; только если ТТН с грузом
     */
    returnTTN: boolean;
    /**
     * Номер строки
     */
    id: number;
};

