import {
  NoticesService,
  type ChooseDailyNoticesDto,
  type ChooseNoticeDto,
  type ChooseNoticeLevelDto,
} from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

export const getNotices = dataAction('getNotices', () => NoticesService.getNotices());

export const chooseNotice = dataAction('chooseNotice', (requestBody: ChooseNoticeDto) =>
  NoticesService.chooseNotice({ requestBody }),
);

export const chooseNoticeLevel = dataAction('chooseNoticeLevel', (requestBody: ChooseNoticeLevelDto) =>
  NoticesService.chooseNoticeLevel({ requestBody }),
);

export const chooseDailyNotices = dataAction('chooseDailyNotices', (requestBody: ChooseDailyNoticesDto) =>
  NoticesService.chooseDailyNotices({ requestBody }),
);

export const connectTelegram = dataAction('connectTelegram', () => NoticesService.connectTelegram());

export const disconnectTelegram = dataAction('disconnectTelegram', () => NoticesService.disconnectTelegram());
