const header = (name: string, description: string, example: string) => ({
  in: 'header',
  name,
  required: true,
  description,
  example,
  schema: { type: 'string' },
});

/** What we send to a client's address, for generators of code; OpenAPI 3.0 knows the section as an extension alone. */
export const eventCalls = {
  event: {
    post: {
      operationId: 'receiveEvent',
      summary: 'Событие на ваш сервер',
      description:
        'Standard Webhooks: проверьте подпись, ответьте 2xx за 10 секунд, иначе повторим. Одно событие может прийти дважды. На `ping` ответьте словом из его поля `challenge`: до подтверждения кабинета без этого остальных событий нет.',
      security: [],
      tags: ['Webhooks'],
      parameters: [
        header('webhook-id', 'Номер события: по нему узнают повтор', 'evt_0000001042'),
        header('webhook-timestamp', 'Когда отправлено, секунды Unix', '1795253700'),
        header(
          'webhook-signature',
          'Подписи через пробел: `v1,` и HMAC-SHA256 от `id.timestamp.body` в base64',
          'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        ),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/EventDto' } } },
      },
      responses: {
        '2XX': { description: 'Событие принято' },
        '410': { description: 'Больше не присылать: адрес выключится' },
      },
    },
  },
};
