import type { DeliveryDto, DeliveryPage } from '../../src/modules/integrations/webhooks/dto/delivery.dto';
import type { NewWebhookDto, WebhookDto } from '../../src/modules/integrations/webhooks/dto/webhook.dto';
import type { Client } from './client';
import type { Receiver } from './receiver';

/** What the client of the moment does with his addresses for events. */
export const webhookCalls = (at: () => { client: Client; receiver: Receiver }) => ({
  create: async (body: object = {}): Promise<NewWebhookDto> => {
    const { client, receiver } = at();
    return (await client.post('/api/webhooks', { body: { url: receiver.url, ...body } }))
      .body as NewWebhookDto;
  },
  list: async (): Promise<WebhookDto[]> => (await at().client.get('/api/webhooks')).body as WebhookDto[],
  deliveries: async (id: number, query: object = {}): Promise<DeliveryDto[]> =>
    ((await at().client.get('/api/webhooks/deliveries', { query: { id, ...query } })).body as DeliveryPage)
      .data,
});
