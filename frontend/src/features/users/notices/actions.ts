import { SessionService, type ChooseNoticeDto } from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

export const getNotices = dataAction('getNotices', () => SessionService.getNotices());

export const chooseNotice = dataAction('chooseNotice', (requestBody: ChooseNoticeDto) =>
  SessionService.chooseNotice({ requestBody }),
);

export const connectTelegram = dataAction('connectTelegram', () => SessionService.connectTelegram());

export const disconnectTelegram = dataAction('disconnectTelegram', () => SessionService.disconnectTelegram());
