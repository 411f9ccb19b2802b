import {
  ConformanceService,
  KeysService,
  WebhooksService,
  type CreateKeyDto,
  type ReplayDto,
  type RotateKeyDto,
  type StartCheckDto,
  type UpdateWebhookDto,
} from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

type NewWebhook = Parameters<typeof WebhooksService.createWebhook>[0];
type DeliveriesQuery = Parameters<typeof WebhooksService.getDeliveries>[0];
type CallsQuery = Parameters<typeof KeysService.getKeyCalls>[0];

export const getKeys = dataAction('getKeys', () => KeysService.getKeys());

export const createKey = dataAction(
  'createKey',
  (sent: { requestBody: CreateKeyDto; idempotencyKey: string }) => KeysService.createKey(sent),
);

export const rotateKey = dataAction('rotateKey', (requestBody: RotateKeyDto) =>
  KeysService.rotateKey({ requestBody }),
);

export const revokeKey = dataAction('revokeKey', (id: number) => KeysService.revokeKey({ id }));

export const getKeyCalls = dataAction('getKeyCalls', (query: CallsQuery) => KeysService.getKeyCalls(query));

export const getClientKeys = dataAction('getClientKeys', (id: number) => KeysService.getClientKeys({ id }));

export const stopKeys = dataAction('stopKeys', (id: number) => KeysService.stopKeys({ requestBody: { id } }));

export const getWebhooks = dataAction('getWebhooks', () => WebhooksService.getWebhooks());

export const createWebhook = dataAction('createWebhook', (webhook: NewWebhook) =>
  WebhooksService.createWebhook(webhook),
);

export const updateWebhook = dataAction('updateWebhook', (requestBody: UpdateWebhookDto) =>
  WebhooksService.updateWebhook({ requestBody }),
);

export const rotateWebhook = dataAction('rotateWebhook', (id: number) =>
  WebhooksService.rotateWebhook({ requestBody: { id } }),
);

export const testWebhook = dataAction('testWebhook', (id: number) =>
  WebhooksService.testWebhook({ requestBody: { id } }),
);

export const deleteWebhook = dataAction('deleteWebhook', (id: number) =>
  WebhooksService.deleteWebhook({ id }),
);

export const getDeliveries = dataAction('getDeliveries', (query: DeliveriesQuery) =>
  WebhooksService.getDeliveries(query),
);

export const replayDeliveries = dataAction('replayDeliveries', (requestBody: ReplayDto) =>
  WebhooksService.replayDeliveries({ requestBody }),
);

export const getChecks = dataAction('getChecks', () => ConformanceService.getChecks());

export const startCheck = dataAction('startCheck', (requestBody: StartCheckDto) =>
  ConformanceService.startCheck({ requestBody }),
);
