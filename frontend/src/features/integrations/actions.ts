import { ConformanceService, KeysService, WebhooksService } from '@shlyah/api-client';
import { bodyOf, dataAction, idOf, keyed } from '../../shared/action';

export const getKeys = dataAction('getKeys', KeysService.getKeys);

export const createKey = dataAction('createKey', keyed(KeysService.createKey));

export const rotateKey = dataAction('rotateKey', bodyOf(KeysService.rotateKey));

export const revokeKey = dataAction('revokeKey', idOf(KeysService.revokeKey));

export const getKeyCalls = dataAction('getKeyCalls', KeysService.getKeyCalls);

export const getClientKeys = dataAction('getClientKeys', idOf(KeysService.getClientKeys));

export const stopKeys = dataAction('stopKeys', (id: number) => KeysService.stopKeys({ requestBody: { id } }));

export const getWebhooks = dataAction('getWebhooks', WebhooksService.getWebhooks);

export const createWebhook = dataAction('createWebhook', keyed(WebhooksService.createWebhook));

export const updateWebhook = dataAction('updateWebhook', bodyOf(WebhooksService.updateWebhook));

export const rotateWebhook = dataAction('rotateWebhook', (id: number) =>
  WebhooksService.rotateWebhook({ requestBody: { id } }),
);

export const testWebhook = dataAction('testWebhook', (id: number) =>
  WebhooksService.testWebhook({ requestBody: { id } }),
);

export const deleteWebhook = dataAction('deleteWebhook', idOf(WebhooksService.deleteWebhook));

export const getDeliveries = dataAction('getDeliveries', WebhooksService.getDeliveries);

export const replayDeliveries = dataAction('replayDeliveries', bodyOf(WebhooksService.replayDeliveries));

export const getChecks = dataAction('getChecks', ConformanceService.getChecks);

export const startCheck = dataAction('startCheck', bodyOf(ConformanceService.startCheck));
