/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RegionDto } from './RegionDto';
import type { TariffRowDto } from './TariffRowDto';
export type ComingTariffDto = {
    /**
     * Коэффициенты по объёму
     */
    volume: Array<TariffRowDto>;
    /**
     * Коэффициенты по весу
     */
    weight: Array<TariffRowDto>;
    /**
     * Надбавка за хрупкий груз. Буква «С» в имени поля — русская
     */
    'fragileСargo': TariffRowDto;
    /**
     * Семь областей с ценами
     */
    cities: Array<RegionDto>;
    /**
     * Версия тарифов целиком
     */
    version: number;
    /**
     * С какого момента, по Минску
     */
    from: string;
    /**
     * То же мгновение точно, UTC
     */
    fromUtc: string;
};

