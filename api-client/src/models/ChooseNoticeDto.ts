/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoticeChannel } from './NoticeChannel';
import type { NoticeEvent } from './NoticeEvent';
export type ChooseNoticeDto = {
    /**
     * О чём сообщать
     */
    event: NoticeEvent;
    /**
     * Каким способом
     */
    channel: NoticeChannel;
    /**
     * Сообщать
     */
    wanted?: boolean | null;
};

