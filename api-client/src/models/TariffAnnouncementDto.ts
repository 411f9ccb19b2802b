/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TariffDifferenceDto } from './TariffDifferenceDto';
export type TariffAnnouncementDto = {
    /**
     * С какого момента новый тариф, по Минску; null — изменений не готовится
     */
    from: string | null;
    /**
     * То же мгновение точно, UTC
     */
    fromUtc: string | null;
    /**
     * Что изменится
     */
    changes: Array<TariffDifferenceDto>;
};

