/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TariffDifferenceDto } from './TariffDifferenceDto';
import type { TariffVersionState } from './TariffVersionState';
export type TariffVersionDto = {
    /**
     * Номер версии
     */
    id: number;
    /**
     * past — действовала раньше; current — действует; coming — начнёт действовать
     */
    state: TariffVersionState;
    /**
     * С какого момента действует, по Минску; null — с самого начала
     */
    from: string | null;
    /**
     * То же мгновение точно, UTC
     */
    fromUtc: string | null;
    /**
     * Когда опубликована, по Минску; null — неизвестно
     */
    publishedAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    publishedAtUtc: string | null;
    /**
     * Кто опубликовал
     */
    publishedBy: string;
    /**
     * Копия какой версии
     */
    copyOf: number | null;
    /**
     * Чем отличается от предыдущей
     */
    changes: Array<TariffDifferenceDto>;
};

