/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TariffFigure } from './TariffFigure';
export type TariffDifferenceDto = {
    /**
     * region — цена области, BYN; weight, volume — коэффициент; fragile — надбавка за хрупкий груз, BYN
     */
    kind: TariffFigure;
    /**
     * Что изменится
     */
    name: string;
    /**
     * Было; null — такой строки не было
     */
    before: number | null;
    /**
     * Станет; null — такой строки не будет
     */
    after: number | null;
};

