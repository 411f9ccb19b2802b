import { NoticesService } from '@shlyah/api-client';
import { bodyOf, dataAction } from '../../../shared/action';

export const getNotices = dataAction('getNotices', NoticesService.getNotices);

export const chooseNotice = dataAction('chooseNotice', bodyOf(NoticesService.chooseNotice));

export const chooseNoticeLevel = dataAction('chooseNoticeLevel', bodyOf(NoticesService.chooseNoticeLevel));

export const chooseDailyNotices = dataAction('chooseDailyNotices', bodyOf(NoticesService.chooseDailyNotices));

export const connectTelegram = dataAction('connectTelegram', NoticesService.connectTelegram);

export const disconnectTelegram = dataAction('disconnectTelegram', NoticesService.disconnectTelegram);
