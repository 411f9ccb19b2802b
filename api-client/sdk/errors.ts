/** Body of an API error (docs: /developers/errors). */
interface Refusal {
  statusCode: number;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  requestId?: string;
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && typeof (body as Refusal).code === 'string';

/** An answer that is no success. `code` is for programs, `message` (Russian) for people, `errors` goes by field. */
export class ShlyahError extends Error {
  override name = 'ShlyahError';

  readonly code: string;

  readonly errors: Record<string, string[]>;

  /** Names the request to the support of the service. */
  readonly requestId: string | null;

  constructor(
    readonly status: number,
    /** The body as it came; `fresh` of a conflict is in it. */
    readonly body: unknown,
    headers: Headers,
    /** Seconds after which the service wants to be asked again; null if it does not say. */
    readonly retryAfter: number | null,
  ) {
    super(isRefusal(body) ? body.message : `HTTP ${status}`);
    this.code = isRefusal(body) ? body.code : 'unknown';
    this.errors = (isRefusal(body) && body.errors) || {};
    this.requestId = headers.get('X-Request-Id');
  }
}
