/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * region — цена области, BYN; weight, volume — коэффициент; fragile — надбавка за хрупкий груз, BYN
 */
export type TariffFigure = 'region' | 'weight' | 'volume' | 'fragile';
