/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoticeLevel } from './NoticeLevel';
export type ChooseNoticeLevelDto = {
    /**
     * О чём писать
     */
    level: NoticeLevel;
};

