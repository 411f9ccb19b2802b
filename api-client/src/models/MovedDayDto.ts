/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MovedDayDto = {
    /**
     * День, ГГГГ-ММ-ДД
     */
    day: string;
    /**
     * true — выходной стал рабочим, false — рабочий стал выходным
     */
    isWorking: boolean;
};

