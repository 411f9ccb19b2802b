/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoticeChannel } from './NoticeChannel';
import type { NoticeEvent } from './NoticeEvent';
export type NoticeEventDto = {
    /**
     * Событие
     */
    event: NoticeEvent;
    /**
     * Какими способами сообщаем, если они подключены
     */
    channels: Array<NoticeChannel>;
};

