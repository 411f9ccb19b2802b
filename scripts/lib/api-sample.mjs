// The sample of ../api-changes.test.mjs.

const error = { schema: { $ref: '#/components/schemas/ErrorDto' } };
export const json = (schema) => ({ content: { 'application/json': { schema } } });
export const refusal = (...codes) => ({
  content: {
    'application/json': { ...error, examples: Object.fromEntries(codes.map((code) => [code, {}])) },
  },
});

/** A small API: one thing is made, and things are listed. */
export const sample = () => ({
  paths: {
    '/api/thing': {
      post: {
        operationId: 'createThing',
        summary: 'Создать',
        security: [{ sid: [] }, { apiKey: [] }],
        'x-key-scope': 'things',
        parameters: [{ in: 'header', name: 'Idempotency-Key', schema: { type: 'string', maxLength: 200 } }],
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/CreateThing' }) },
        responses: {
          201: { headers: { Location: {} }, ...json({ $ref: '#/components/schemas/Thing' }) },
          409: refusal('duplicate', 'in_use'),
        },
      },
      get: {
        operationId: 'getThings',
        security: [],
        parameters: [{ in: 'query', name: 'page', schema: { type: 'integer' } }],
        responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Thing' } }) },
      },
    },
  },
  components: {
    securitySchemes: {},
    schemas: {
      CreateThing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 80, description: 'Название' },
          kind: { type: 'string', enum: ['big', 'small'], nullable: true },
          parts: { type: 'array', maxItems: 5, items: { type: 'string' } },
        },
      },
      Thing: {
        type: 'object',
        required: ['id', 'kind'],
        properties: {
          id: { type: 'integer' },
          kind: { type: 'string', enum: ['big', 'small'] },
          owner: { nullable: true, allOf: [{ $ref: '#/components/schemas/Owner' }] },
        },
      },
      Owner: { type: 'object', properties: { title: { type: 'string' } } },
      ErrorDto: { type: 'object', properties: { code: { type: 'string', enum: ['duplicate', 'in_use'] } } },
    },
  },
});
