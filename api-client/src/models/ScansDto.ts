/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ScanDto } from './ScanDto';
export type ScansDto = {
    /**
     * Сканирования, раннее — первым
     */
    scans: Array<ScanDto>;
};

