/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActGapDto } from './ActGapDto';
import type { StoppedActsDto } from './StoppedActsDto';
export type ActSeriesDto = {
    /**
     * Последний номер этого года, который здесь известен; 0 — актов ещё нет
     */
    last: number;
    /**
     * Почему выставление остановлено: ждёт stateLastAct; null — не остановлено
     */
    stopped: StoppedActsDto | null;
    /**
     * Номера, выданные до восстановления из копии: актов с ними здесь нет; сначала последние
     */
    gaps: Array<ActGapDto>;
};

